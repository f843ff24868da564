// What a page answers the service worker. A client's address there is the one it was opened with: only the page knows where it is now.

export interface Whereabouts {
  /** Everything after `#/`. */
  place: string
  isSeen: boolean
}

export function tellWhereabouts(workers: ServiceWorkerContainer): void {
  workers.addEventListener('message', ({ ports: [asker] }) => {
    const whereabouts: Whereabouts = { place: location.hash.replace(/^#\/?/, ''), isSeen: !document.hidden }
    asker?.postMessage(whereabouts)
  })
}
