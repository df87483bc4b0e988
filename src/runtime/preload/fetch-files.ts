import { fetchFile } from './fetch-file.ts'
import { emitUnfetched, Unfetched } from './unfetched-file.ts'
import { mayBeInUse } from './idle-work.ts'

const requested = new Map<string, Promise<void>>()

/** Returns the files of the page itself, which loaded first; a preloaded one may still be loading. */
const ofPage = () =>
  [...document.querySelectorAll<HTMLElement>('script[src], link[rel="stylesheet"][href]')].map((one) =>
    one instanceof HTMLScriptElement ? one.src : (one as HTMLLinkElement).href,
  )

function add(address: string, use: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = document.createElement('link')
  Object.assign(link, use, { href: address, crossOrigin: '' })
  document.head.append(link)
  return link
}

const isStyle = (address: string) => address.endsWith('.css')

function wear(address: string, isGone: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = add(address, { rel: 'stylesheet' })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Unfetched(address, isGone))
    })
  })
}

/**
 * Loads a file so that it can be loaded again after a failure; browsers remember a failed preload link like a
 * failed script.
 */
async function bring(address: string): Promise<void> {
  await fetchFile(address, (file) => file.arrayBuffer())
  if (isStyle(address)) await wear(address, false)
}

/** Loads a file by the fastest way; if it fails, scripts beside it may not load on this page any more. */
async function rush(address: string): Promise<void> {
  if (isStyle(address)) await wear(address, true)
  else add(address, { rel: 'modulepreload' })
}

function once(address: string, fetchOne: typeof bring): Promise<void> {
  if (requested.size === 0) for (const one of ofPage()) requested.set(one, Promise.resolve())
  const existing = requested.get(address) ?? fetchOne(address)
  requested.set(address, existing)
  existing.catch(() => requested.delete(address))
  return existing
}

/**
 * Loads the files of a part and links them only when all are loaded, since a browser never retries a failed
 * script. Before the page is in use it does not wait, because a reload loses nothing then.
 */
export const createFetchFiles =
  (isInUse: () => boolean) =>
  async <Part>(link: () => Promise<Part>, files: readonly string[] = []): Promise<Part> => {
    try {
      const fetchOne = isInUse() ? bring : rush
      await Promise.all(files.map((file) => once(new URL(`/${file}`, location.href).href, fetchOne)))
      return await link()
    } catch (thrown) {
      const error = thrown instanceof Unfetched ? thrown : new Unfetched(String(thrown), true)
      emitUnfetched(error)
      throw error
    }
  }

/** Wrapper that the build puts around each dynamic import. */
export const fetchFiles = createFetchFiles(mayBeInUse)
