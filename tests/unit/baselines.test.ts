import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { boxesOf, type Baseline } from '../../src/tools/baselines/baseline.ts'
import { compareBaselines } from '../../src/tools/baselines/compare.ts'
import { drawDifferences } from '../../src/tools/baselines/picture.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = globSync('stories/baselines/*.json', { cwd: root }).toSorted()
const read = (file: string) => JSON.parse(readFileSync(root + file, 'utf8')) as Baseline
const baselines = new Map(files.map((file) => [basename(file, '.json'), read(file)]))

/** Every sheet as it would look after a change to all that is like this. */
const changed = (change: (text: string) => string) =>
  [...baselines].map(([sheet, before]) => {
    const after = JSON.parse(change(JSON.stringify(before))) as Baseline
    return { sheet, isTouched: change(JSON.stringify(before)) !== JSON.stringify(before), before, after }
  })

const found = (change: (text: string) => string) => {
  const sheets = changed(change)
  const touched = sheets.filter(({ isTouched }) => isTouched).map(({ sheet }) => sheet)
  const reported = sheets
    .filter(({ before, after }) => compareBaselines(before, after).length > 0)
    .map(({ sheet }) => sheet)
  return { touched, reported }
}

it('finds a colour that changed in every sheet it touches and in no other (TRU-261)', () => {
  const { touched, reported } = found((text) => text.replaceAll('#b3232f', '#b3242f'))
  expect(touched.length).toBeGreaterThan(20)
  expect(touched.length).toBeLessThan(baselines.size)
  expect(reported).toEqual(touched)
})

it('finds a space and a corner that changed by a pixel in every sheet they touch and in no other (TRU-261)', () => {
  const gap = found((text) => text.replaceAll('gap 6 ', 'gap 7 '))
  expect(gap.touched.length).toBeGreaterThan(20)
  expect(gap.reported).toEqual(gap.touched)
  const corner = found((text) => text.replaceAll('radius 6 ', 'radius 5 '))
  expect(corner.touched.length).toBeGreaterThan(20)
  expect(corner.reported).toEqual(corner.touched)
})

it('finds controls that are a pixel higher, which no other machine draws, in every sheet that has some (TRU-261)', () => {
  const higher = found((text) =>
    text.replaceAll(/( (?:input|select|button) -?\d+ -?\d+ \d+) 36(?= |")/g, '$1 37'),
  )
  expect(higher.touched.length).toBeGreaterThan(40)
  expect(higher.reported).toEqual(higher.touched)
})

it('finds a label that changed in every sheet it touches and in no other (TRU-261)', () => {
  const { touched, reported } = found((text) =>
    text.replaceAll(String.raw`\"Try again\"`, String.raw`\"Once more\"`),
  )
  expect(touched.length).toBeGreaterThan(5)
  expect(touched.length).toBeLessThan(baselines.size)
  expect(reported).toEqual(touched)
})

/** Three parts, one below the other. */
const list = (top: number, height: number): Baseline => ({
  styles: ['14/20 400 #14202b'],
  states: {
    filled: [
      '0 0 p 0 0 90 300 "One"',
      `0 0 p 0 ${top} 90 ${height} "Two"`,
      `0 0 p 0 ${top + height + 8} 90 20 "Three"`,
    ],
  },
})

const ofPages = [...baselines].filter(([name]) => /^(?:pages|foundations-templates)--/.test(name))

it('finds on every template and page a label that changed there, and on no sheet without it (TRU-640)', () => {
  expect(ofPages).toHaveLength(10)
  for (const [name, baseline] of ofPages) {
    const [label] = Object.keys(baseline.states)
      .flatMap((state) => boxesOf(baseline, state))
      .filter(({ tag, text }) => /^h[12]$/.test(tag) && text !== '')
      .map(({ text }) => text)
    const written = JSON.stringify(JSON.stringify(label)).slice(1, -1)
    const { touched, reported } = found((text) => text.replaceAll(written, String.raw`\"Otherwise\"`))
    expect(touched, label).toContain(name)
    expect(touched.length, label).toBeLessThan(baselines.size / 2)
    expect(reported, label).toEqual(touched)
  }
})

/** A sheet with two pixels more above the lowest of all parts that stand below another one. */
function withMoreSpace(baseline: Baseline): Baseline {
  const stands = Object.keys(baseline.states).flatMap((state) =>
    boxesOf(baseline, state).flatMap(({ depth, top }, at, boxes) => {
      const before = boxes.slice(0, at).findLast((one) => one.depth <= depth)
      return before?.depth === depth && top >= before.top + before.height ? [{ state, at, top }] : []
    }),
  )
  const { state = '', at = 0 } = stands.toSorted((one, other) => other.top - one.top)[0] ?? {}
  const lines = [...(baseline.states[state] ?? [])]
  lines[at] = (lines[at] ?? '').replace(
    /^(\d+ \d+ \S+ -?\d+ )(-?\d+)/,
    (_, front: string, top: string) => `${front}${Number(top) + 2}`,
  )
  return { ...baseline, states: { ...baseline.states, [state]: lines } }
}

it('finds two pixels more between two parts however far down a sheet they stand (TRU-640)', () => {
  const missed = [...baselines].filter(
    ([, before]) => compareBaselines(before, withMoreSpace(before)).length === 0,
  )
  expect(missed.map(([name]) => name)).toEqual([])
  expect(compareBaselines(list(312, 40), list(314, 40))).toMatchObject([
    { state: 'filled', says: 'p ‘Two’: space above 12 → 14 px' },
  ])
})

it('names a part that grew, and none of those that stand below it as before (TRU-640)', () => {
  expect(compareBaselines(list(312, 40), list(312, 60)).map(({ says }) => says)).toEqual([
    'p ‘Two’: height 40 → 60 px',
  ])
})

const sheet = (line: string): Baseline => ({ styles: ['14/20 400 #14202b'], states: { filled: [line] } })

it('accepts letters that are drawn a little wider on another machine, and not a line more (TRU-261)', () => {
  const before = sheet('0 0 p 16 38 200 20 "What leaves your account."')
  expect(compareBaselines(before, sheet('0 0 p 16 38 209 20 "What leaves your account."'))).toEqual([])
  const wrapped = sheet('0 0 p 16 38 200 40 "What leaves your account."')
  expect(compareBaselines(before, wrapped)).toMatchObject([{ state: 'filled', before: 0, after: 0 }])
  const moved = sheet('0 0 p 16 42 200 20 "What leaves your account."')
  expect(compareBaselines(before, moved)).toHaveLength(1)
})

it('draws what was accepted and what is there now beside each other, with what differs marked (TRU-261)', () => {
  const before = sheet('0 0 p 16 38 200 20 "As < it was"')
  const after = { styles: ['14/20 400 #ff0000'], states: { filled: ['0 0 p 16 38 200 20 "As < it was"'] } }
  const differences = compareBaselines(before, after)
  expect(differences).toEqual([
    { state: 'filled', says: 'p ‘As < it was’: #14202b → #ff0000', before: 0, after: 0 },
  ])
  const picture = drawDifferences('fields-text--sheet', before, after, differences)
  expect(picture.match(/<svg/g)).toHaveLength(2)
  expect(picture.match(/fill-opacity/g)).toHaveLength(2)
  expect(picture).toContain('As &lt; it was')
})

it('tells what is gone and what is new by its place, and not all that stands below it (TRU-261)', () => {
  const lines = ['0 0 label 0 0 90 20 "One"', '0 0 p 0 20 90 20 "Two"', '0 0 p 0 40 90 20 "Three"']
  const before = { styles: ['a'], states: { filled: lines } }
  const after = { styles: ['a'], states: { filled: [lines[0]!, '0 0 p 0 20 90 20 "Three"'] } }
  expect(compareBaselines(before, after).map(({ says }) => says)).toEqual([
    'p ‘Three’: top 40 → 20 px',
    'p ‘Two’ is not there any more',
  ])
})

it('keeps each sheet in a small file that a person can read line by line (TRU-261)', () => {
  for (const file of files) {
    const text = readFileSync(root + file, 'utf8')
    expect(statSync(root + file).size, file).toBeLessThan(45_000)
    expect(text, file).toMatch(/^\{\n "styles": \[\n/)
    expect(Object.keys(read(file).states).length, file).toBeGreaterThan(0)
  }
})
