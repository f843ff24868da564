// Where a long word may break, in all four languages: before the consonant that begins the next syllable. For names in
// narrow places; browsers hyphenate only where they have a dictionary.

const SOFT = '\u00ad'
const VOWELS = 'aeiouyäöüàâéèêëîïôùûœæаеёиоуыэюя'
/** Letters that stay together at the beginning of a syllable. */
const PAIRS = ['sch', 'spr', 'ch', 'ph', 'th', 'gn', 'qu', 'st']
const CLUSTER = /^([bcdfgkptvбвгдкптф][rр]|[bcfgkpбвгкпф][lл])/
const LEAST = 8
const EDGE = 3

export function soften(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) => (word.length < LEAST ? word : softWord(word)))
}

function softWord(word: string): string {
  const low = word.toLowerCase()
  let out = ''
  for (let i = 0; i < word.length; i++) {
    if (i >= EDGE && word.length - i >= EDGE && begins(low, i)) out += SOFT
    out += word[i]
  }
  return out
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter)

/** Whether a syllable begins at this letter: a consonant (or pair) right before a vowel, with a vowel somewhere before it. */
function begins(word: string, at: number): boolean {
  if (isVowel(word[at]) || 'ьъй'.includes(word[at]!)) return false
  const onset = onsetLength(word, at)
  if (!isVowel(word[at + onset])) return false
  const before = at - 1
  if (joined(word, before)) return false
  return [...word.slice(0, at)].some((letter) => isVowel(letter))
}

function onsetLength(word: string, at: number): number {
  const pair = PAIRS.find((one) => word.startsWith(one, at))
  if (pair) return pair.length
  return CLUSTER.test(word.slice(at)) ? 2 : 1
}

/** Whether the letter here belongs to the same onset as the next, so that no syllable begins between them. */
function joined(word: string, at: number): boolean {
  if (isVowel(word[at])) return false
  if (PAIRS.some((one) => word.startsWith(one, at) || (one.length === 3 && word.startsWith(one, at - 1)))) return true
  return CLUSTER.test(word.slice(at))
}
