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

/** Who is there is requested with the first bytes of a page, while its script is still on the way. */
export const withSession = (page: string, address: string): string =>
  OUTSIDE.test(address) ? page : page.replace('<head>', `<head>\n    ${WHO}`)

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
  ]
  return replaced.reduce((text, [before, after]) => text.replace(before, () => after), page)
}
