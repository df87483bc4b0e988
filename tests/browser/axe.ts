import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Colours change with a transition; what axe reads half-way is nobody's colour. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  )
}

/** All that another colour scheme can change. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** axe finds nothing on this page, in light and in dark. */
export async function expectAccessible(page: Page, where: string, part = 'body'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    const axe = new AxeBuilder({ page }).include(part)
    if (colorScheme === 'dark') axe.withRules(ofColours)
    // Without frames nothing needs to be put together in a page of its own.
    if (page.frames().length === 1) axe.setLegacyMode()
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(found, `axe on ${where} in ${colorScheme}`).toEqual([])
  }
}
