import { withTheme } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { blueprintTheme } from '../theme.ts'
import { stepsOf } from './error-list.tsx'

const Form = withTheme(blueprintTheme)

const schema: RJSFSchema = {
  type: 'object',
  properties: {
    bank: { type: 'object', properties: { iban: { type: 'string', title: 'IBAN' } } },
    kind: { type: 'string', title: 'Kind', enum: ['person', 'business'] },
  },
}
const wrong: object = {
  extraErrors: {
    bank: { iban: { __errors: ['Enter the IBAN'] } },
    kind: { __errors: ['Choose a person or a business'] },
  },
}

const show = () =>
  render(
    <Form
      schema={schema}
      uiSchema={{ kind: { 'ui:widget': 'radio' } }}
      {...wrong}
      validator={validator}
      idSeparator="~"
    />,
  )

it('takes the focus and says how much is wrong', async () => {
  const screen = await show()
  const summary = screen.getByRole('group', { name: '2 answers need your attention' })
  await expect.element(summary).toHaveFocus()
})

it('leads from each problem to the field that has it', async () => {
  const screen = await show()
  await screen.getByRole('link', { name: 'Enter the IBAN' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'IBAN', exact: false })).toHaveFocus()
  await screen.getByRole('link', { name: 'Choose a person or a business' }).click()
  await expect.element(screen.getByRole('radio', { name: 'person' })).toHaveFocus()
})

it.each([
  ['.bank.iban', ['bank', 'iban']],
  ['iban', ['iban']],
  ['.lines[0].amount', ['lines', '0', 'amount']],
  ['.lines.0.amount', ['lines', '0', 'amount']],
  ["['odd.key'].x", ['odd.key', 'x']],
  ['', []],
])('reads the steps of the path %s', (path, steps) => {
  expect(stepsOf(path)).toEqual(steps)
})
