import type { Page } from '#definition/generated/page.ts'
import { pageAt } from '#engine/page/page-at.ts'
import { partsOf, type PagePart } from '#engine/page/page-parts.ts'
import { currentLanguage, english, printMessage } from '#values/language.ts'
import { sayProduct } from '#values/generated/say-product.ts'
import { escape } from './bare-page.ts'

const SENTENCES = ['stillLoading', 'notUp', 'needsScripts'] as const
const PLAIN = ['describes', 'reload'] as const

/** Returns a text as it is in the built page. */
const built = (word: keyof typeof sayProduct.words, values: { name?: string } = {}): string =>
  escape(printMessage(sayProduct.words[word], english.tag, values))

/** Addresses without a session. */
const OUTSIDE = /^\/(login|logout|auth)(\/(?!callback)|[?#]|$)/
const WHO = '<link rel="preload" href="/auth/session" as="fetch" crossorigin="">'

/** Preloads the session request, while the script is still loading. */
export const withSession = (page: string, address: string): string =>
  OUTSIDE.test(address) ? page : page.replace('<head>', `<head>\n    ${WHO}`)

/** The files of each part of the portal, from the build manifest. */
export type PartFiles = Readonly<Record<PagePart, readonly string[]>>

const REST = '/definitions.json?part=rest'

/**
 * Marks the page for a returning person, whose frame is painted at once, and names the files to preload for
 * this address. portal/page-preload does the same in the browser.
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

/** Translates the texts of the page before its script runs, and inserts the product's name (TRU-278). */
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
