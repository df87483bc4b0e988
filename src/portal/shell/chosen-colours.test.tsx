import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { pages } from '#tests/component/reading-places.ts'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

wearTheme()

const emulate = (features: readonly { name: string; value: string }[]) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features },
  )

afterEach(() => emulate([]))

/** Of several beside each other, the one where a person is or that they chose. */
const CHOSEN = 'nav a[aria-current], [role=tab][aria-selected=true], button[aria-pressed=true]'
const OTHER = 'nav a:not([aria-current]), [role=tab][aria-selected=false], button[aria-pressed=false]'

const nameOf = (part: Element) => `${part.localName}.${part.className} '${part.textContent?.slice(0, 30)}'`

/** Finds what is chosen and looks like all that is not, and switches without an edge. */
function unmarked(): readonly string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const backgrounds = new Set(seen(OTHER).map((one) => getComputedStyle(one).backgroundColor))
  const alike = seen(CHOSEN).filter((one) => backgrounds.has(getComputedStyle(one).backgroundColor))
  const flat = seen('.bp6-switch .bp6-control-indicator').filter((one) => {
    const { outlineStyle, borderStyle } = getComputedStyle(one)
    return outlineStyle === 'none' && borderStyle === 'none'
  })
  return [...alike, ...flat].map(nameOf)
}

it('marks where a person is and what they chose in colours they chose as well (TRU-755)', async () => {
  await emulate([{ name: 'forced-colors', value: 'active' }])
  const faults: string[] = []
  let looked = 0
  for (const { name, path, answers: given, open } of pages) {
    const { screen } = await openPortal({ path, answers: given })
    await open()
    for (const [width, height] of [[390, 844] as const, [1280, 800] as const]) {
      await page.viewport(width, height)
      looked += document.querySelectorAll(CHOSEN).length
      faults.push(...unmarked().map((fault) => `${name}, ${width} px: ${fault}`))
    }
    await screen.unmount()
  }
  expect(faults).toEqual([])
  expect(looked).toBeGreaterThan(10)
})
