import type { Page } from '#definition/generated/page.ts'
import { pageAt } from '#engine/page/page-at.ts'
import { partsOf, type PagePart } from '#engine/page/page-parts.ts'
import { currentLanguage, english, printMessage } from '#values/language.ts'
import { sayProduct } from '#values/generated/say-product.ts'
import { escape } from './bare-page.ts'

const SENTENCES = ['stillLoading', 'notUp', 'needsScripts'] as const
const PLAIN = ['describes', 'reload'] as const

/** A word as it stands in the built page. */
const built = (word: keyof typeof sayProduct.words, values: { name?: string } = {}): string =>
  escape(printMessage(sayProduct.words[word], english.tag, values))

/** Where nobody is signed in yet, or no longer. */
const OUTSIDE = /^\/(login|logout|auth)(\/(?!callback)|[?#]|$)/
const WHO = '<link rel="preload" href="/auth/session" as="fetch" crossorigin="">'

/** The session is requested with the first bytes of a page, while its script is still on the way. */
export const withSession = (page: string, address: string): string =>
  OUTSIDE.test(address) ? page : page.replace('<head>', `<head>\n    ${WHO}`)

/** Which files each part of the portal is made of, as the build wrote them down. */
export type PartFiles = Readonly<Record<PagePart, readonly string[]>>

const REST = '/definitions.json?part=rest'

/**
 * The page for somebody who was signed in: it paints the frame of the portal at once, and names what the page at this
 * address is drawn with. The first script requests that before it does anything else; its twin is portal/page-preload.
 */
export const withPagePreload = (
  page: string,
  address: string,
  {
    pages,
    files,
  }: { readonly pages: Readonly<Record<string, Page>>; readonly files?: PartFiles | undefined },
): string => {
  if (OUTSIDE.test(address)) return page
  const found = pageAt(address.split(/[?#]/, 1)[0] ?? '', pages)
  const parts = found && files ? new Set(partsOf(found).flatMap((part) => files[part])) : []
  const preload = `<meta name="portolan-preload" content="${[REST, ...parts].join(' ')}">`
  return page.replace('<html ', '<html class="returning" ').replace('</head>', `  ${preload}\n  </head>`)
}

/** What the page says before a script of its own runs, in the words of its reader and of who runs the product (TRU-278). */
export const firstPageInWords = (page: string): string => {
  const name = sayProduct('name')
  const { tag, direction } = currentLanguage()
  const replaced: readonly (readonly [string, string])[] = [
    ['<html lang="en">', `<html lang="${tag}" dir="${direction}">`],
    ...SENTENCES.map(
      (word) => [built(word, { name: built('name') }), escape(sayProduct(word, { name }))] as const,
    ),
    ...PLAIN.map((word) => [built(word), escape(sayProduct(word))] as const),
    [`<title>${built('name')}</title>`, `<title>${escape(name)}</title>`],
    [`${built('name')}</p>`, `${escape(name)}</p>`],
  ]
  return replaced.reduce((text, [before, after]) => text.replace(before, () => after), page)
}
