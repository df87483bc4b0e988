import type { FormProps } from '@rjsf/core'
import { withTheme } from '@rjsf/core'
import { cleanup } from '@testing-library/react'
import axe from 'axe-core'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { blueprintTheme } from './theme.ts'

wearTheme()

const ThemedForm = withTheme(blueprintTheme)
const Form = (props: FormProps) => (
  <StrictMode>
    <ThemedForm {...props} />
  </StrictMode>
)

const wide = { columns: { span: 12 }, half: { span: 6 }, third: { span: 4 }, twoThirds: { span: 8 } }
const gridOptions = {
  Row2Columns: {},
  Row3Columns: {},
  ColumnWidthAll: wide.columns,
  ColumnWidth6: wide.half,
  ColumnWidth4: wide.third,
  ColumnWidth8: wide.twoThirds,
  ComplexUiSchema: {},
}

const faults: string[] = []
let looked = 0

async function expectSound(name: string) {
  looked += 1
  expect(faults, 'console errors').toEqual([])
  expect(document.body.textContent).not.toBe('')
  if (name !== 'unsupported field') expect(document.querySelector('.ptl-unsupported')).toBeNull()
  for (const attribute of ['aria-describedby', 'aria-labelledby']) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute)?.split(' ') ?? []) {
        expect(document.getElementById(id), `${attribute} ${id}`).not.toBeNull()
      }
    }
  }
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(found.passes.length).toBeGreaterThan(0)
  const said = found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(said).toEqual([])
}

// The published suite expects a global test runner and compares snapshots; we let it render its inputs and judge
// what stands on the screen instead.
const runner = {
  vi,
  describe,
  beforeAll,
  beforeEach,
  afterAll,
  afterEach,
  expect: () => ({ toMatchSnapshot: () => undefined }),
  test: (name: string, draw: () => void | Promise<void>) =>
    test(name, async () => {
      await draw()
      await expectSound(name)
    }),
}
Object.assign(globalThis, runner)
afterAll(() => {
  for (const name of Object.keys(runner)) Reflect.deleteProperty(globalThis, name)
})
const suite = await import('@rjsf/snapshot-tests')

describe.each(['light', 'dark'])("rjsf's own suite of inputs, %s", (look) => {
  beforeEach(() => {
    document.body.classList.toggle('bp6-dark', look === 'dark')
    faults.length = 0
    vi.spyOn(console, 'error').mockImplementation((...said) => void faults.push(said.map(String).join(' ')))
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    document.body.classList.remove('bp6-dark')
  })
  suite.formTests(Form)
  suite.arrayTests(Form)
  suite.objectTests(Form)
  suite.gridTests(Form, gridOptions)
})

test('the suite was really looked at', () => {
  expect(looked).toBeGreaterThan(250)
})
