// Where we are: everything after the hash. Seat tokens never stand there.

export interface Place {
  name: string
  parts: string[]
  query: URLSearchParams
}

/** A link without the `#`, as messengers want it: the server says in the page where it leads. */
function enter(): void {
  const place = document.querySelector<HTMLMetaElement>('meta[name="place"]')?.content
  if (place && !location.hash) history.replaceState(null, '', new URL(`#/${place}${location.search}`, document.baseURI))
}

function read(): Place {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const [name = '', ...parts] = path.split('/').filter(Boolean).map(decodeURIComponent)
  return { name, parts, query: new URLSearchParams(query) }
}

enter()

class Router {
  place = $state.raw<Place>(read())

  constructor() {
    window.addEventListener('hashchange', () => (this.place = read()))
  }
}

export const router = new Router()

export function link(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`
}

export function go(...parts: string[]): void {
  location.hash = link(...parts)
}

/** Changes the address without a new step in the history. */
export function replace(...parts: string[]): void {
  history.replaceState(null, '', link(...parts))
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
