import type { RunOptions } from 'axe-core'
import { expect, waitFor } from 'storybook/test'
import type { Baseline } from '../../src/tools/baselines/baseline.ts'
import { clippedIn } from './clipped.ts'
import { layoutOf } from './layout.ts'
import type { Thing } from './thing.ts'
import { showView } from './view.ts'

/**
 * Rules of axe for a sheet, which has no landmarks. Only violations are reported, because the passes would cost more
 * than the check.
 */
const everyRule: RunOptions = {
  rules: { region: { enabled: false }, 'landmark-unique': { enabled: false } },
  resultTypes: ['violations'],
  selectors: false,
}

/** Rules for a part with ids and a heading that a page has once: a sheet repeats it for each state. */
const severalOfOne: RunOptions = {
  ...everyRule,
  rules: {
    ...everyRule.rules,
    'duplicate-id-aria': { enabled: false },
    'heading-order': { enabled: false },
    // Axe splits names by a dictionary, which does not have the lengthened words.
    'label-content-name-mismatch': { enabled: false },
  },
}

/** Rules for a sheet of pages, which repeats the landmarks for each state. */
const pagesOfOne: RunOptions = {
  ...severalOfOne,
  rules: {
    ...severalOfOne.rules,
    'landmark-main-is-top-level': { enabled: false },
    'landmark-no-duplicate-main': { enabled: false },
  },
}

/** The rules that can fail after a change of colours or direction alone. */
const colours: RunOptions = { ...everyRule, rules: {}, runOnly: ['color-contrast'] }

const isTest = import.meta.env.MODE === 'test'

/** Resets the view in a test: the sheet in light, with its original texts. */
export function prepareProof(): void {
  if (!isTest) return
  // Local storage, such as the height of a card, would differ from run to run.
  localStorage.clear()
  showView({})
}

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

/** Waits for animations: an element that fades in has its final colours only at the end. */
const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Infinity)
      .map((one) => one.finished),
  )

/** Waits until no cell is empty: states with entries of local storage appear a moment later. */
const statesCame = (canvas: HTMLElement) =>
  waitFor(() =>
    expect(
      [...canvas.querySelectorAll('.book-cell__screen')].filter(
        (screen) => screen.textContent === '' && !screen.querySelector('input, svg'),
      ),
    ).toHaveLength(0),
  )

/** Waits for lazy forms within fields, but not for states that show loading. */
const formsCame = (canvas: HTMLElement) =>
  waitFor(() =>
    expect(canvas.querySelectorAll('.book-state:not(#state-loading) .ptl-skeleton__says')).toHaveLength(0),
  )

async function faultsOf(box: HTMLElement, look: string, options: RunOptions): Promise<readonly string[]> {
  // Axe is larger than everything else on a sheet, and only tests use it.
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(box, options)
  return violations.map(({ id, nodes }) => `${look}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Lists the elements that are cut off on a phone. */
function cutOff(canvas: HTMLElement, look: string): readonly string[] {
  const cells = [...canvas.querySelectorAll<HTMLElement>('.book-cell__page')]
  if (cells.length === 0) return ['no state is drawn']
  return cells.flatMap(clippedIn).map((part) => `${look}: ${part} is cut off`)
}

/** Returns true if the text of a field runs below the element at its end, such as a currency or an arrow. */
function isCovered(group: Element): boolean {
  const line = group.querySelector('.bp6-input, select')
  const end = group.querySelector('.bp6-input-action, select ~ .bp6-icon')
  if (!line || !end) return false
  const { left, right } = line.getBoundingClientRect()
  const { paddingLeft, paddingRight } = getComputedStyle(line)
  const over = end.getBoundingClientRect()
  const from = left + Number.parseFloat(paddingLeft)
  const to = right - Number.parseFloat(paddingRight)
  return over.width > 0 && Math.min(to, over.right) - Math.max(from, over.left) > 1
}

/** Lists fields whose text is covered, in both directions. */
const covered = (canvas: HTMLElement, look: string): readonly string[] =>
  [...canvas.querySelectorAll('.book-cell__page :is(.bp6-input-group, .bp6-html-select)')]
    .filter(isCovered)
    .map(
      (group) => `${look}: ${group.querySelector('input, select')?.id} is covered by what stands at its end`,
    )

const drawn = async (canvas: HTMLElement) => {
  await statesCame(canvas)
  await formsCame(canvas)
  await frame()
  await settled()
}

function rulesFor({ isPage, standsOnce }: Thing): RunOptions {
  if (isPage) return pagesOfOne
  return standsOnce ? severalOfOne : everyRule
}

interface BaselineCommands {
  readonly compareBaseline: (sheet: string, now: Baseline) => Promise<readonly string[]>
}

/** Lists the differences between a sheet and its accepted baseline. */
async function changesOf(sheet: string, canvas: HTMLElement): Promise<readonly string[]> {
  const { commands } = await import('vitest/browser')
  // With many forms on a page the real focus is random; a focused state is marked by a class.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  // An endless animation, such as a spinner, has another size at each moment.
  for (const turning of document.getAnimations()) turning.cancel()
  const now = layoutOf(canvas)
  const empty = Object.entries(now.states).filter(([, boxes]) => boxes.length === 0)
  return [
    ...empty.map(([state]) => `${sheet}, ${state}: nothing is drawn`),
    ...(await (commands as unknown as BaselineCommands).compareBaseline(sheet, now)),
  ]
}

/**
 * Proves a sheet. It looks as accepted; it passes axe in light, in dark and from right to left; nothing is cut off on a
 * phone when words are longer. It changes the view, so only tests run it.
 */
export async function proveSheet(canvasElement: HTMLElement, thing: Thing, id: string): Promise<void> {
  if (!isTest) return
  const statesOf = () => canvasElement.querySelector<HTMLElement>('.book-states') ?? canvasElement
  // Without animations nothing has to be waited for.
  canvasElement.classList.add('ptl-still')
  await drawn(canvasElement)
  const faults = [...(await changesOf(id, canvasElement)), ...(await faultsOf(statesOf(), 'light', colours))]
  showView({ words: 'longer', look: 'dark', direction: 'rtl' })
  await frame()
  await drawn(canvasElement)
  faults.push(
    ...(await faultsOf(canvasElement, 'dark, from the right', rulesFor(thing))),
    ...cutOff(canvasElement, 'dark, from the right'),
    ...covered(canvasElement, 'dark, from the right'),
  )
  // A wide page has another frame.
  showView({ words: 'longer', width: thing.isPage ? '1440' : '360' })
  await frame()
  if (thing.isPage) await drawn(canvasElement)
  faults.push(
    ...cutOff(canvasElement, 'light, from the left'),
    ...covered(canvasElement, 'light, from the left'),
  )
  canvasElement.classList.remove('ptl-still')
  await expect(faults).toEqual([])
}
