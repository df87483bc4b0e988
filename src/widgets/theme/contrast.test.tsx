import { afterEach, describe, expect, it } from 'vitest'
import { wearTheme } from '#tests/component/wear-theme.ts'

wearTheme()

const TEXT = [
  'text',
  'text-quiet',
  'text-faint',
  'accent',
  'accent-strong',
  'success',
  'warning',
  'danger',
  'info',
  'neutral',
]
const CONTEXTS = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay']
const TONES = ['accent', 'success', 'warning', 'danger', 'info', 'neutral']
const FILLS = [
  'accent-fill',
  'accent-fill-hover',
  'accent-fill-active',
  'danger-fill',
  'success-fill',
  'warning-fill',
]

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(ink: string, context: string): number {
  const [bright = 0, dark = 0] = [luminance(ink), luminance(context)].toSorted((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

function token(name: string): string {
  const value = getComputedStyle(document.body).getPropertyValue(`--ptl-${name}`).trim()
  expect(value, name).toMatch(/^#[0-9a-f]{6}$/i)
  return value
}

const pairs: [ink: string, ground: string, least: number][] = [
  ...CONTEXTS.flatMap((context) => TEXT.map((ink): [string, string, number] => [ink, context, 4.5])),
  ...TONES.flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-soft`, 4.5],
    ['text', `${tone}-soft`, 4.5],
  ]),
  ...FILLS.map((fill): [string, string, number] => ['on-accent', fill, 4.5]),
  ...CONTEXTS.flatMap((context): [string, string, number][] => [
    ['control-line', context, 3],
    ['focus', context, 3],
  ]),
]

describe.each(['light', 'dark'])('contrast of the %s look', (look) => {
  afterEach(() => document.body.classList.remove('bp6-dark'))

  it.each(pairs)('%s on %s is at least %d to 1', (ink, context, least) => {
    document.body.classList.toggle('bp6-dark', look === 'dark')
    expect(contrast(token(ink), token(context))).toBeGreaterThanOrEqual(least)
  })
})
