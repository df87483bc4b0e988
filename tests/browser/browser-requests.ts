import { expect, type Locator, type Page } from '@playwright/test'
import type { Answer, Destination } from './answers.ts'

interface DataRequirements {
  readonly fields: readonly unknown[]
  readonly payment: Readonly<
    Record<'purposeRequired' | 'sourceOfCashRequired' | 'documentsRequired', boolean>
  >
}

interface Heard {
  readonly query: Destination
  readonly answer: DataRequirements
}

/** The data requirements that the page has received. */
export interface BrowserRequest {
  of(query: Destination): Promise<DataRequirements>
}

/** Records the data requirements that the page receives from now on. */
export async function listen(page: Page): Promise<BrowserRequest> {
  const heard: Heard[] = []
  await page.route('**/data-requirements?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as DataRequirements
    heard.push({ query: Object.fromEntries(new URL(route.request().url()).searchParams), answer })
    await route.fulfill({ response, json: answer })
  })
  const find = (expected: Destination) =>
    heard.findLast(({ query }) => Object.entries(expected).every(([name, value]) => query[name] === value))
  return {
    of: async (expected) => {
      await expect.poll(() => find(expected), `the server asks for ${JSON.stringify(expected)}`).toBeDefined()
      return find(expected)!.answer
    },
  }
}

/** Finds the field with this label. The last one counts, as the wizard may have a field of the same name. */
export const fieldOf = (page: Page, { label }: Answer): Locator => {
  const words = label.replaceAll(/[()]/g, String.raw`\$&`)
  return page.getByLabel(new RegExp(`^${words}( \\(optional\\))?$`)).last()
}

/** Nothing is right where the server's own pattern is wrong: one is told, and goes on without an answer. */
async function seeRefused(field: Locator): Promise<void> {
  await field.blur()
  await expect(field).toHaveAccessibleDescription(
    /An internal error happened, please reach out to technical support/,
  )
  await field.fill('')
}

/** Gives one answer as a person does. */
export async function give(page: Page, answer: Answer): Promise<void> {
  const field = fieldOf(page, answer)
  if (answer.type === 'choice') await field.selectOption(answer.value)
  else await field.fill(answer.value)
  if (answer.type === 'country') await field.press('Enter')
  if (answer.type === 'broken') await seeRefused(field)
}
