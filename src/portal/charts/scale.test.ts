import { describe, expect, it } from 'vitest'
import { exponentOf, linearScale, logScale, powerOfTen } from './scale.ts'

const labels = (scale: ReturnType<typeof linearScale>) => scale.ticks.map(({ label }) => label)

it('knows the power of ten a value reaches', () => {
  expect(['1', '9.99', '10', '1000.5', '0.01', '0.5'].map(exponentOf)).toEqual([0, 0, 1, 3, -2, -1])
  expect([0, 3, -2].map(powerOfTen)).toEqual(['1', '1000', '0.01'])
})

describe('the linear scale', () => {
  it('ends on a round number above the greatest value', () => {
    const scale = linearScale(['120000.50', '481000'])
    expect(labels(scale)).toEqual(['0', '100K', '200K', '300K', '400K', '500K'])
    expect(scale.place('250000')).toBeCloseTo(0.5)
    expect(scale.place('0')).toBe(0)
  })

  it('counts in whole numbers', () => {
    expect(labels(linearScale(['1'], true))).toEqual(['0', '1'])
    expect(labels(linearScale(['2', '3'], true))).toEqual(['0', '1', '2', '3'])
    expect(labels(linearScale(['7'], true))).toEqual(['0', '2', '4', '6', '8'])
  })

  it('has a foot where nothing happened', () => {
    expect(labels(linearScale(['0', '0']))).toEqual(['0'])
  })
})

describe('the log scale (HOME-008)', () => {
  it('gives each power of ten the same height', () => {
    const scale = logScale(['1', '10', '100', '1000'])
    expect(labels(scale)).toEqual(['1', '10', '100', '1K'])
    const heights = ['1', '10', '100', '1000'].map((value) => scale.place(value))
    expect(heights).toEqual([0.25, 0.5, 0.75, 1])
  })

  it('shows the smallest value, and nothing for nothing', () => {
    const scale = logScale(['0', '0.004', '9000000'])
    expect(scale.place('0.004')).toBeGreaterThan(0.05)
    expect(scale.place('0')).toBe(0)
    expect(scale.place('9000000')).toBeLessThanOrEqual(1)
  })

  it('never crowds the axis', () => {
    expect(logScale(['0.00000001', '9000000000000']).ticks.length).toBeLessThanOrEqual(6)
  })
})
