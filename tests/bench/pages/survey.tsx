import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import { createRoot } from 'react-dom/client'
import { askedFor, choices, fieldsOf, least, most, patternOf, type BenchField } from './fields.ts'
import { whenThere } from './watch.ts'
import 'survey-core/survey-core.css'

const partsOf = ({ kind }: BenchField) => {
  if (kind === 'choice') return { type: 'dropdown', choices }
  if (kind === 'date') return { type: 'text', inputType: 'date' }
  const regex = { type: 'regex', regex: patternOf[kind] }
  if (kind !== 'text') return { type: 'text', validators: [regex] }
  return { type: 'text', maxLength: most, validators: [{ type: 'text', minLength: least }, regex] }
}

const model = new Model({
  checkErrorsMode: 'onValueChanged',
  textUpdateMode: 'onTyping',
  elements: fieldsOf(askedFor('n', 20)).map((field) => ({
    name: field.id,
    title: field.label,
    isRequired: true,
    ...partsOf(field),
    ...(field.shownBy === undefined ? {} : { visibleIf: `{${field.shownBy}} = 'open'` }),
  })),
})

whenThere('input')
createRoot(document.querySelector('#root')!).render(<Survey model={model} />)
