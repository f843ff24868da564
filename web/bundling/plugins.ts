// What the build does beyond bundling.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Sentences without what is said to those who write them. */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl?raw')) return null
      const text = await readFile(id.replace('?raw', ''), 'utf8')
      return `export default ${JSON.stringify(withoutRemarks(text))}`
    },
  }
}

export const withoutRemarks = (text: string): string => text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')

/** The page names the files that its first script will import, so that the browser fetches all of them at once. */
export function early(module: string): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle).filter((one) => one.type === 'chunk')
        const first = files.find((one) => one.moduleIds.some((id) => id.endsWith(module)))
        if (!first) throw new Error(`no file holds ${module}`)
        const needed = new Set([first.fileName, ...first.imports])
        const sheets = new Set(files.filter((one) => needed.has(one.fileName)).flatMap((one) => [...sheetsOf(one)]))
        const link = (rel: string, href: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${href}` },
          injectTo: 'head',
        })
        const links = [...[...needed].map((href) => link('modulepreload', href)), ...[...sheets].map((href) => link('stylesheet', href))]
        return links.filter((one) => !html.includes(`"${String(one.attrs?.['href'])}"`))
      },
    },
  }
}

const sheetsOf = (file: Rolldown.OutputChunk): Set<string> => file.viteMetadata?.importedCss ?? new Set()

const PRESSED = /\.(?:js|css|svg)$/
const SMALL = 1000

/** Everything whose name says what it holds once more, pressed as tightly as it goes: `name.br`, which the server sends to browsers
 * that read it. The page itself and the service worker are put together by the server, which presses them as it does. */
export function press(): Plugin {
  let folder = ''
  return {
    name: 'press',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, config.build.assetsDir)
    },
    async closeBundle() {
      const names = (await readdir(folder)).filter((name) => PRESSED.test(name))
      await Promise.all(names.map((name) => pressOne(join(folder, name))))
    },
  }
}

const brotli = promisify(brotliCompress)

async function pressOne(path: string): Promise<void> {
  const text = await readFile(path)
  if (text.length <= SMALL) return
  await writeFile(`${path}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }))
}
