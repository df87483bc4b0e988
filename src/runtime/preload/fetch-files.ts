import { fetchFile } from './fetch-file.ts'
import { emitUnfetched, Unfetched } from './unfetched-file.ts'
import { mayBeInUse } from './idle-work.ts'

const requested = new Map<string, Promise<void>>()

/** The files the page itself is made of: they came before anything could be asked for. One that it only preloads may still be on its way. */
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

/** Fetches a file so that it can be asked for again when it does not come; a link that preloads would be remembered then, as a script is. */
async function bring(address: string): Promise<void> {
  await fetchFile(address, (file) => file.arrayBuffer())
  if (isStyle(address)) await wear(address, false)
}

/** Fetches a file as fast as can be; the scripts beside one that does not come may be lost to this page as well. */
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
 * Fetches the files of a part and has the browser link them only when all are here: a script it could not link once it
 * never asks for again. Until the page may be in use it does not wait for that, for a reload takes nothing away yet.
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
