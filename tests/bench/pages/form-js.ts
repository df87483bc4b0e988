import { createForm } from '@bpmn-io/form-js'
import { askedFor, choices, fieldsOf, least, most, patternOf, type BenchField } from './fields.ts'
import { whenThere } from './watch.ts'
import '@bpmn-io/form-js/dist/assets/form-js.css'

const partsOf = ({ kind }: BenchField) => {
  if (kind === 'choice')
    return {
      type: 'select',
      values: choices.map((value) => ({ label: value, value })),
      validate: { required: true },
    }
  if (kind === 'date') return { type: 'datetime', subtype: 'date', validate: { required: true } }
  const lengths = kind === 'text' ? { minLength: least, maxLength: most } : {}
  return { type: 'textfield', validate: { required: true, pattern: patternOf[kind], ...lengths } }
}

const components = fieldsOf(askedFor('n', 20)).map((field) => {
  const { type, validate, ...rest } = partsOf(field)
  return componentOf(field, type, { validate, ...rest })
})

function componentOf({ id, label, kind, shownBy }: BenchField, type: string, rest: object) {
  const dateLabel = kind === 'date' ? { dateLabel: label } : {}
  return {
    type,
    id,
    key: id,
    label,
    ...dateLabel,
    ...rest,
    ...(shownBy === undefined ? {} : { conditional: { hide: `=${shownBy} != "open"` } }),
  }
}

whenThere('input')
void createForm({
  container: document.querySelector('#root')!,
  schema: { type: 'default', components },
  data: {},
})
