import { afterEach, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { dialogs, pages } from '#tests/component/reading-places.ts'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

wearTheme()

const emulate = (features: readonly { name: string; value: string }[]) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features },
  )

afterEach(() => emulate([]))

type Find = (within: string) => readonly string[]

/** Opens each page, and what stands over one, and returns its faults. */
async function faultsOf(find: Find, width: number, height: number) {
  const faults: string[] = []
  for (const { name, path, answers: given, open, within } of [...pages, ...dialogs]) {
    const { screen } = await openPortal({ path, answers: given })
    await page.viewport(width, height)
    await open()
    await expect.poll(() => document.querySelectorAll(`${within} .ptl-skeleton__says`).length).toBe(0)
    expect(document.querySelectorAll(within)).toHaveLength(1)
    // A list becomes cards a moment after its room is narrower.
    for (let frames = 0; frames < 60 && find(within).length > 0; frames += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn))
    faults.push(...find(within).map((fault) => `${name}: ${fault}`))
    await screen.unmount()
  }
  return faults
}

const nameOf = (part: Element) => `${part.localName}.${part.className} '${part.textContent?.slice(0, 30)}'`

/** Finds content wider than the page, and text that its own box clips. */
function cutOff(within: string): string[] {
  const root = document.documentElement
  const { left = 0, right = 0 } = document.querySelector(within)?.getBoundingClientRect() ?? {}
  const wide = root.scrollWidth > root.clientWidth + 1 ? [`it is ${root.scrollWidth} px wide`] : []
  if (left < -1 || right > innerWidth + 1) wide.push(`it stands from ${left} to ${right} px`)
  const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const cut = [...document.querySelectorAll<HTMLElement>(`${within} *`)].filter((part) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(part)
    const hasText = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const isTooHigh = isClipping(overflowY) && part.scrollHeight > part.clientHeight + 2
    const isTooWide = isClipping(overflowX) && part.scrollWidth > part.clientWidth + 2
    return hasText && clipPath === 'none' && (isTooHigh || isTooWide)
  })
  return [...wide, ...cut.map(nameOf)]
}

it('loses nothing at 320 by 256 pixels, which is 1280 by 1024 at 400 % (TRU-266, TRU-721)', async () => {
  expect(await faultsOf(cutOff, 320, 256)).toEqual([])
})

it('loses nothing at 200 % of 1280 by 800 (TRU-266, TRU-721)', async () => {
  expect(await faultsOf(cutOff, 640, 400)).toEqual([])
})

it('loses nothing when letters, words and lines stand further apart (TRU-266, TRU-721)', async () => {
  const style = document.createElement('style')
  style.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`
  document.head.append(style)
  try {
    expect(await faultsOf(cutOff, 390, 844)).toEqual([])
  } finally {
    style.remove()
  }
})

/**
 * Finds elements that are off the screen or covered, for example by a sticky bar, while they have the focus.
 */
function covered(within: string): string[] {
  const reached = [
    ...document.querySelectorAll<HTMLElement>(`${within} :is(a[href], button, input, select, textarea)`),
  ]
  return reached
    .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      one.focus()
      const { x, y, width, height } = (one.closest('label') ?? one).getBoundingClientRect()
      if (width <= 1 || height <= 1 || document.activeElement !== one) return false
      const there = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, innerHeight / 2))
      return !there || !(there.contains(one) || one.contains(there) || one.closest('label')?.contains(there))
    })
    .map(nameOf)
}

it('lets nothing that takes the focus stand under a bar that sticks (TRU-622, TRU-721)', async () => {
  expect(await faultsOf(covered, 1440, 900)).toEqual([])
  expect(await faultsOf(covered, 390, 844)).toEqual([])
  expect(await faultsOf(covered, 320, 256)).toEqual([])
})

/** Whether a dialog stands over it, so that it cannot be pressed. */
function isBelowDialog(part: Element): boolean {
  const [last] = [...document.querySelectorAll('[role=dialog]')].toReversed()
  return last !== undefined && !last.contains(part)
}

/** Finds targets smaller than 24 pixels that have another target within that distance. */
function tooSmall(): string[] {
  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, [role="radio"]')]
    .filter((one) => !isBelowDialog(one))
    .filter((one) => one.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
    .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const
  return targets
    .filter(({ one, box }) => {
      if (box.width >= 24 && box.height >= 24) return false
      if (getComputedStyle(one).display === 'inline' && one.parentElement?.matches('p, li, dd, td'))
        return false
      const [x, y] = middle(box)
      return targets.some((other) => {
        if (other.one === one || other.one.contains(one) || one.contains(other.one)) return false
        const { left, right, top, bottom } = other.box
        const across = Math.max(left - x, 0, x - right)
        const down = Math.max(top - y, 0, y - bottom)
        return Math.hypot(across, down) < 12
      })
    })
    .map(({ one, box }) => `${nameOf(one)} ${Math.round(box.width)} × ${Math.round(box.height)}`)
}

it('gives everything that is pressed 24 pixels, or as much room (TRU-266, TRU-721)', async () => {
  expect(await faultsOf(tooSmall, 1280, 800)).toEqual([])
  expect(await faultsOf(tooSmall, 390, 844)).toEqual([])
})

it('leads past the navigation by the first Tab (TRU-267)', async () => {
  await openPortal({ path: '/support' })
  await expect.element(page.getByRole('heading', { name: 'Support' }).first()).toBeVisible()
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  ;(document.activeElement as HTMLElement).blur()
  document.body.tabIndex = -1
  document.body.focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

it('moves nothing where less motion is asked for (TRU-267, TRU-721)', async () => {
  await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  const moving: string[] = []
  for (const { name, path, answers: given, open } of [...pages, ...dialogs]) {
    const { screen } = await openPortal({ path, answers: given })
    await open()
    moving.push(
      ...document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().duration) > 1)
        .map((one) => `${name}: ${nameOf((one.effect as KeyframeEffect).target ?? document.body)}`),
    )
    expect(getComputedStyle(document.documentElement).getPropertyValue('--ptl-motion')).toBe('0ms')
    await screen.unmount()
  }
  expect(moving).toEqual([])
})

/** Returns the border styles of an element, its container and its pseudo-elements. */
const edgesOf = (part: Element) => {
  const beside = part.parentElement?.querySelector('.bp6-control-indicator')
  // The box around a dialog is as large as the screen.
  const within = part.matches('.bp6-dialog-container') ? part.querySelector('.bp6-dialog') : undefined
  const parts = [part, part.parentElement, part.parentElement?.parentElement, beside, within].filter(
    (one) => one != null,
  )
  return parts.map((one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return { hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2, boxShadow }
  })
}

/** Goes on by Tab so many times, and returns what had the focus without a mark. */
async function unmarkedOf(colours: string, times: number): Promise<readonly string[]> {
  const unmarked: string[] = []
  let looked = 0
  let last: { part: Element; edges: ReturnType<typeof edgesOf> } | undefined
  for (let at = 0; at < times; at += 1) {
    await userEvent.keyboard('{Tab}')
    // A border that is the same without focus does not mark it.
    const without = last && edgesOf(last.part)
    const isMarked = last?.edges.some(
      ({ hasRing, boxShadow }, edge) =>
        (hasRing && !without?.[edge]?.hasRing) ||
        (colours === 'none' && boxShadow !== without?.[edge]?.boxShadow),
    )
    if (last) looked += 1
    if (last && !isMarked) unmarked.push(`${colours}: ${nameOf(last.part)}`)
    const focused = document.activeElement as HTMLElement | null
    // A dialog takes the focus only to be read out: nothing is done with it.
    const isStop = focused !== null && focused !== document.body && focused.tabIndex >= 0
    last = isStop ? { part: focused, edges: edgesOf(focused) } : undefined
  }
  expect(looked).toBeGreaterThan(times / 2)
  return unmarked
}

it('shows by a ring what has the focus, in the colours a person chose as well (TRU-267, TRU-721)', async () => {
  const still = { name: 'prefers-reduced-motion', value: 'reduce' }
  const unmarked: string[] = []
  const wizard = pages.filter(({ path }) => path === '/payments/create')
  for (const { name, path, answers: given, open } of [...wizard, ...dialogs]) {
    const { screen } = await openPortal({ path, answers: given })
    await open()
    for (const colours of ['none', 'active']) {
      await emulate([still, { name: 'forced-colors', value: colours }])
      unmarked.push(...(await unmarkedOf(colours, 13)).map((one) => `${name}: ${one}`))
    }
    await screen.unmount()
  }
  expect(unmarked).toEqual([])
})
