import { withTheme } from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { blueprintTheme } from '../theme.ts'

const Form = withTheme(blueprintTheme)

async function show(schema: RJSFSchema, uiSchema: UiSchema = {}, extra: object = {}) {
  const onChange = vi.fn<(event: { formData?: unknown }) => void>()
  const screen = await render(
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      onChange={onChange}
      noHtml5Validate
      {...extra}
    />,
  )
  return { screen, answer: () => onChange.mock.lastCall?.[0].formData }
}

const currency: RJSFSchema = { type: 'string', title: 'Currency', enum: ['USD', 'EUR'] }

it('puts real values in the options and reports the value itself', async () => {
  const { screen, answer } = await show({ type: 'number', title: 'Days', enum: [1, 30] })
  const select = screen.getByRole('combobox', { name: 'Days', exact: false })
  await select.selectOptions('30')
  expect(answer()).toBe(30)
})

it('chooses nothing by itself', async () => {
  const { screen } = await show(currency)
  expect(screen.getByRole('combobox', { name: 'Currency', exact: false }).element()).toHaveProperty(
    'value',
    '',
  )
})

it('tells apart values that read the same, and can answer null', async () => {
  const enums = ['1', 1, null]
  const { screen, answer } = await show({ title: 'Mixed', enum: enums, type: ['string', 'number', 'null'] })
  const select = screen.getByRole('combobox')
  const keys = [...(select.element() as HTMLSelectElement).options].map(({ value }) => value)
  expect(new Set(keys).size).toBe(keys.length)
  await select.selectOptions('choice-1')
  expect(answer()).toBe(1)
  await select.selectOptions('choice-2')
  expect(answer()).toBeNull()
})

it('asks for several answers with named checkboxes, never with a multiple select', async () => {
  const items: RJSFSchema = { type: 'string', enum: ['card', 'bank'] }
  const { screen, answer } = await show({ type: 'array', title: 'Ways', uniqueItems: true, items })
  await expect.element(screen.getByRole('group', { name: 'Ways', exact: false })).toBeVisible()
  await screen.getByText('bank').click()
  expect(answer()).toEqual(['bank'])
  expect(document.querySelector('select')).toBeNull()
})

it('names a radio group by its label and reports the boolean itself', async () => {
  const { screen, answer } = await show({ type: 'boolean', title: 'Urgent' }, { 'ui:widget': 'radio' })
  await expect.element(screen.getByRole('radiogroup', { name: 'Urgent', exact: false })).toBeVisible()
  await screen.getByText('No').click()
  expect(answer()).toBe(false)
})

it('keeps the name of a field whose label is hidden', async () => {
  const { screen } = await show({ type: 'string', title: 'Search' }, { 'ui:label': false })
  await expect.element(screen.getByRole('textbox', { name: 'Search' })).toBeVisible()
})

it('marks a wrong field and points at the hint and the error that are really there', async () => {
  const schema: RJSFSchema = { type: 'string', title: 'IBAN', description: 'Up to 34 characters' }
  const { screen } = await show(schema, {}, { extraErrors: { __errors: ['Enter the IBAN'] } })
  const input = screen.getByRole('textbox')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('Up to 34 characters Enter the IBAN')
})

it('says nothing about errors or hints that are not there', async () => {
  const { screen } = await show({ type: 'string', title: 'IBAN' })
  const input = screen.getByRole('textbox').element()
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
})

it('says which fields may be left empty', async () => {
  const properties = { a: { type: 'string', title: 'Name' }, b: { type: 'string', title: 'Note' } } as const
  const { screen } = await show({ type: 'object', required: ['a'], properties })
  await expect.element(screen.getByText('Note (optional)')).toBeVisible()
  expect(screen.getByText('Name (optional)').query()).toBeNull()
})

it('offers no change of a list that may only be read', async () => {
  const schema: RJSFSchema = { type: 'array', title: 'References', items: { type: 'string' } }
  const { screen } = await show(schema, {}, { readonly: true, formData: ['INV-1'] })
  expect(screen.getByRole('button', { name: /Add|Remove|Move/ }).query()).toBeNull()
})

it('names the buttons of a list item by the item', async () => {
  const schema: RJSFSchema = { type: 'array', title: 'References', items: { type: 'string' } }
  const { screen, answer } = await show(schema, {}, { formData: ['INV-1', 'INV-2'] })
  await screen.getByRole('group', { name: 'Item 2' }).getByRole('button', { name: 'Remove' }).click()
  expect(answer()).toEqual(['INV-1'])
})
