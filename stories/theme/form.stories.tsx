import { withTheme } from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { blueprintTheme } from '#widgets/theme/theme.ts'

/**
 * The plain controls of a schema, with labels above and errors below. Definitions take fields; this is for
 * schemas of others.
 */
const meta: Meta = { title: 'Theme/Form', tags: ['autodocs'] }
export default meta

const Form = withTheme(blueprintTheme)

const schema: RJSFSchema = {
  title: 'Add a beneficiary',
  description: 'We ask only for what the destination country needs.',
  type: 'object',
  required: ['name', 'country', 'iban', 'kind', 'consent'],
  properties: {
    kind: { type: 'string', title: 'Who receives the money', enum: ['person', 'business'] },
    name: { type: 'string', title: 'Full name', description: 'As it stands on the bank account' },
    country: { type: 'string', title: 'Country of the bank', enum: ['Germany', 'Mexico', 'United States'] },
    iban: { type: 'string', title: 'IBAN' },
    born: { type: 'string', format: 'date', title: 'Date of birth' },
    purposes: {
      type: 'array',
      title: 'Usual purposes',
      uniqueItems: true,
      items: { type: 'string', enum: ['Salary', 'Invoice', 'Family support'] },
    },
    note: { type: 'string', title: 'Note to the bank' },
    share: { type: 'integer', title: 'Share of each payment', minimum: 0, maximum: 100 },
    contacts: {
      type: 'array',
      title: 'Contacts',
      items: {
        type: 'object',
        properties: {
          email: { type: 'string', format: 'email', title: 'Email' },
          role: { type: 'string', title: 'Role' },
        },
      },
    },
    references: { type: 'array', title: 'References', items: { type: 'string' } },
    document: { type: 'string', format: 'data-url', title: 'Proof of account' },
    consent: { type: 'boolean', title: 'The beneficiary agreed to be added', const: true },
  },
}

const uiSchema: UiSchema = {
  kind: { 'ui:widget': 'radio', 'ui:enumNames': ['A person', 'A business'] },
  iban: { 'ui:help': 'Up to 34 letters and digits, for example DE89 3704 0044 0532 0130 00' },
  note: { 'ui:widget': 'textarea' },
  share: { 'ui:widget': 'range' },
  contacts: { items: { role: { 'ui:placeholder': 'Accountant' } } },
  'ui:submitButtonOptions': { submitText: 'Save beneficiary' },
}

const filled = { contacts: [{ email: 'pay@example.com' }], references: ['INV-2041', 'INV-2042'], share: 40 }

const errors = {
  name: { __errors: ['Enter the full name'] },
  iban: { __errors: ['The IBAN is too short. It must have 22 characters for Germany.'] },
  kind: { __errors: ['Choose a person or a business'] },
  country: { __errors: ['Choose the country of the bank'] },
  consent: { __errors: ['Confirm that the beneficiary agreed'] },
}

const defaults = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipEmptyDefaults',
  requiredBooleanDefault: 'skip',
} as const

const draw = (extra: object) => () => (
  <Form
    schema={schema}
    uiSchema={uiSchema}
    formData={filled}
    validator={validator}
    showErrorList="top"
    noHtml5Validate
    experimental_defaultFormStateBehavior={defaults}
    {...extra}
  />
)

export const Rows: StoryObj = { render: draw({}) }
export const RowsDark: StoryObj = { name: 'Rows, dark', render: draw({}), globals: { look: 'dark' } }
export const Errors: StoryObj = { render: draw({ extraErrors: errors }) }
export const ErrorsDark: StoryObj = {
  name: 'Errors, dark',
  render: draw({ extraErrors: errors }),
  globals: { look: 'dark' },
}
export const ReadOnly: StoryObj = { name: 'Read-only', render: draw({ readonly: true }) }
export const Disabled: StoryObj = { render: draw({ disabled: true }) }
