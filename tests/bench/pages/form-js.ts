import { createForm } from '@bpmn-io/form-js'
import { askedFor, fieldsOf, least, most, pattern } from './fields.ts'
import { whenThere } from './watch.ts'
import '@bpmn-io/form-js/dist/assets/form-js.css'

const components = fieldsOf(askedFor('n', 20)).map(({ id, label, shownBy }) => ({
  type: 'textfield',
  id,
  key: id,
  label,
  validate: { required: true, minLength: least, maxLength: most, pattern },
  ...(shownBy === undefined ? {} : { conditional: { hide: `=${shownBy} != "open"` } }),
}))

whenThere('input')
void createForm({
  container: document.querySelector('#root')!,
  schema: { type: 'default', components },
  data: {},
})
