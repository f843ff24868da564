// Which modules travel together. Left alone, the bundler makes a file of its own of whatever two screens share: thirty requests
// before the front page stands.

interface Known {
  readonly importedIds: readonly string[]
}
interface Graph {
  getModuleInfo(id: string): Known | null
}

/** What a file of the page is built from: this module and all it imports at once, without what an earlier file holds. */
const FILES = [
  ['first', 'src/main.ts'],
  ['front', 'src/start.ts'],
  ['table', 'src/lobby/Room.svelte'],
] as const
/** The bundler's own helpers, which every file may import. */
const HELPERS = 'rolldown/runtime.js'
const WORDS = /locale\/(\w\w)\/(?:page|screens|people|bots|refusals|rooms|routes|alerts|talk)\.ftl/

function withImports(id: string, graph: Graph): Set<string> {
  const found = new Set([id])
  for (const one of found) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) found.add(next)
  return found
}

/** For the bundler: the file that a module belongs to, or nothing where it may decide. */
export function chunks(root: string): (id: string, graph: Graph) => string | null {
  const known = new Map<string, Set<string>>()
  return (id, graph) => {
    const language = WORDS.exec(id)?.[1]
    if (language) return `words-${language}`
    if (id.endsWith(HELPERS)) return 'first'
    for (const [name, path] of FILES) {
      if (!known.has(name)) known.set(name, withImports(`${root}/${path}`, graph))
      if (known.get(name)!.has(id)) return name
    }
    return null
  }
}
