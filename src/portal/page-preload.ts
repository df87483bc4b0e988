/** The files that the page at this address is drawn with, as the server named them in the page. */
const named = () =>
  document.querySelector<HTMLMetaElement>('meta[name="portolan-preload"]')?.content.split(' ') ?? []

const linkTo = (file: string): HTMLLinkElement => {
  const link = document.createElement('link')
  const use = file.endsWith('.js')
    ? { rel: 'modulepreload' }
    : { rel: 'preload', as: file.endsWith('.css') ? 'style' : 'fetch' }
  return Object.assign(link, use, { href: file, crossOrigin: '', fetchPriority: 'low' })
}

const request = (file: string) =>
  new Promise<unknown>((resolve) => {
    const link = linkTo(file)
    // A failed preload is ignored here; the page loads the file again and reports a failure.
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    document.head.append(link)
  })

/**
 * Loads the files of the page while the first script runs, one after the other. A browser has six
 * connections, and the session needs the others.
 */
async function requestInTurn(files: readonly string[]): Promise<void> {
  for (const file of files) await request(file)
}

void requestInTurn(named())
