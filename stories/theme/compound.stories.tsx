import { withTheme } from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { blueprintTheme } from '#widgets/theme/theme.ts'

/**
 * Compound schemas: objects, lists, alternatives. Definitions name fields instead; this is for schemas of other
 * projects.
 */
const meta: Meta = { title: 'Theme/Compound fields', tags: ['autodocs'] }
export default meta

const Form = withTheme(blueprintTheme)

const schema: RJSFSchema = {
  type: 'object',
  title: 'Account',
  properties: {
    account: {
      type: 'object',
      title: 'Bank account',
      description: 'The account must be held by the beneficiary',
      properties: { holder: { type: 'string', title: 'Account holder' } },
      oneOf: [
        { title: 'IBAN', properties: { iban: { type: 'string', title: 'IBAN' } } },
        { title: 'CLABE', properties: { clabe: { type: 'string', title: 'CLABE' } } },
      ],
    },
    address: {
      type: 'object',
      title: 'Address',
      properties: { street: { type: 'string', title: 'Street' }, city: { type: 'string', title: 'City' } },
    },
    tags: {
      type: 'object',
      title: 'Your own references',
      additionalProperties: { type: 'string' },
    },
    contacts: { type: 'array', title: 'Contacts', items: { type: 'string', format: 'email' } },
    limits: {
      type: 'array',
      title: 'Limits',
      items: [
        { type: 'number', title: 'Per payment' },
        { type: 'number', title: 'Per day' },
      ],
    },
    incorporated: { type: 'string', format: 'date', title: 'Incorporated on' },
    colour: { type: 'string', format: 'color', title: 'Label colour' },
    trust: { type: 'integer', title: 'Trust', minimum: 1, maximum: 5 },
    urgent: { type: 'boolean', title: 'Urgent by default', description: 'Costs more on some rails' },
    files: { type: 'array', title: 'Documents', items: { type: 'string', format: 'data-url' } },
  },
}

const uiSchema: UiSchema = {
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] },
  incorporated: { 'ui:widget': 'alt-date' },
  trust: { 'ui:widget': 'RatingWidget' },
  contacts: { 'ui:options': { copyable: true }, items: { 'ui:label': false } },
}

const filled = {
  account: { holder: 'Blue Harbour Ltd', iban: 'DE89370400440532013000' },
  tags: { 'Cost centre': '4711' },
  contacts: ['pay@example.com', 'books@example.com'],
  files: ['data:application/pdf;name=statement.pdf;base64,JVBERi0xLjQK'],
}

const All = () => (
  <Form
    schema={schema}
    uiSchema={uiSchema}
    formData={filled}
    validator={validator}
    experimental_defaultFormStateBehavior={{
      constAsDefaults: 'never',
      emptyObjectFields: 'skipEmptyDefaults',
    }}
  />
)

export const Light: StoryObj = { render: () => <All /> }
export const Dark: StoryObj = { render: () => <All />, globals: { look: 'dark' } }
