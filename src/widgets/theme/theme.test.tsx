import type { FormProps } from '@rjsf/core'
import PlainForm, { withTheme } from '@rjsf/core'
import { cleanup } from '@testing-library/react'
import axe from 'axe-core'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { namedAs, readFormContent, type FormContent } from '#tests/fixtures/widgets/form-content.ts'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { blueprintTheme } from './theme.ts'

wearTheme()

const ThemedForm = withTheme(blueprintTheme)
let isPlain = false

/** The same form twice: as rjsf draws it by itself, and as the portal does. */
const Form = (props: FormProps) =>
  isPlain ? (
    <PlainForm {...props} />
  ) : (
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

async function expectReadable(name: string) {
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
  const messages = found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  expect(messages).toEqual([])
}

const contents: FormContent[] = []

// The published suite expects global test functions and HTML snapshots. It renders its inputs in both themes
// here, and their texts and controls are compared.
const runner = {
  vi,
  describe,
  beforeAll,
  beforeEach,
  afterAll,
  afterEach,
  expect: () => ({ toMatchSnapshot: () => void contents.push(readFormContent(document.body)) }),
  test: (name: string, draw: () => void | Promise<void>) =>
    test(name, async () => {
      isPlain = true
      await draw()
      const theirs = contents.splice(0)
      cleanup()
      faults.length = 0
      isPlain = false
      await draw()
      const ours = contents.splice(0)
      expect(theirs.length).toBeGreaterThan(0)
      expect(ours.map((content, at) => namedAs(content, theirs[at]))).toEqual(theirs)
      await expectReadable(name)
    }),
}
Object.assign(globalThis, runner)
afterAll(() => {
  for (const name of Object.keys(runner)) Reflect.deleteProperty(globalThis, name)
})
const suite = await import('@rjsf/snapshot-tests')

describe("rjsf's own suite of inputs", () => {
  beforeEach(() => {
    faults.length = 0
    vi.spyOn(console, 'error').mockImplementation(
      (...messages) => void faults.push(messages.map(String).join(' ')),
    )
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })
  suite.formTests(Form)
  suite.arrayTests(Form)
  suite.objectTests(Form)
  suite.gridTests(Form, gridOptions)
})

test('the suite was really looked at', () => {
  expect(looked).toBeGreaterThan(125)
})
