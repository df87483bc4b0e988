import type { AskOnce } from './keyed-call.ts'
import { objectOf } from '#values/object.ts'

interface Page {
  readonly content: readonly unknown[]
  readonly page: { readonly totalPages: number }
}

const MOST_PAGES = 1000
/** Maximum of parallel requests, since the server limits them and a page needs others too. */
const AT_ONCE = 4

function readPage(answer: unknown): Page {
  const { content, page } = objectOf(answer)
  const { totalPages } = objectOf(page)
  if (!Array.isArray(content) || typeof totalPages !== 'number')
    throw new Error('A list came without its pages.')
  return { ...objectOf(answer), content, page: { ...objectOf(page), totalPages } }
}

/**
 * Loads a paged list. Without a page number, all pages are loaded as one list, several at once after the
 * first.
 */
export async function askWhole(values: Readonly<Record<string, unknown>>, ask: AskOnce): Promise<unknown> {
  if (values['page'] !== undefined) return ask(values)
  const pageAt = async (page: number): Promise<Page> => readPage(await ask({ ...values, page }))
  const answers = [await pageAt(0)]
  const left = () => Math.min(answers.at(-1)!.page.totalPages, MOST_PAGES) - answers.length
  while (left() > 0) {
    const next = Array.from({ length: Math.min(left(), AT_ONCE) }, (_, at) => answers.length + at)
    answers.push(...(await Promise.all(next.map(pageAt))))
  }
  return { ...answers.at(-1), content: answers.flatMap(({ content }) => content) }
}
