import axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

declare global {
  // oxlint-disable-next-line no-var
  var axe: typeof import('axe-core')
}

/** Waits for the transitions of colours, which axe would otherwise read half-way. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  )
}

/** All that another colour scheme can change. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Runs axe, which loads once per document, and reports only violations: the passed rules are slow to report. */
async function lookAt(page: Page, part: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([where, only]) => {
      const chosen = only && { runOnly: { type: 'rule' as const, values: only } }
      const message = await globalThis.axe.run(where, {
        resultTypes: ['violations'],
        selectors: false,
        ...chosen,
      })
      return message.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [part, rules] as const,
  )
}

/** axe finds nothing on this page, in light and in dark. */
export async function expectAccessible(page: Page, where: string, part = 'body'): Promise<void> {
  expect(page.frames(), 'frames, into which axe would not look').toHaveLength(1)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    const found = await lookAt(page, part, colorScheme === 'dark' ? ofColours : undefined)
    expect(found, `axe on ${where} in ${colorScheme}`).toEqual([])
  }
}
