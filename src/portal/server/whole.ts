import type { AskOnce } from './keyed.ts'

interface Page {
  readonly content: readonly unknown[]
  readonly page: { readonly totalPages: number }
}

const MOST_PAGES = 1000

/** A list that answers page by page: whoever names none gets all pages, one after the other, as one list. */
export async function askWhole(values: Readonly<Record<string, unknown>>, ask: AskOnce): Promise<unknown> {
  if (values['page'] !== undefined) return ask(values)
  const content: unknown[] = []
  let answer: Page
  let page = 0
  do {
    answer = (await ask({ ...values, page })) as Page
    content.push(...answer.content)
    page += 1
  } while (page < Math.min(answer.page.totalPages, MOST_PAGES))
  return { ...answer, content }
}
