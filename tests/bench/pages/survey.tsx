import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import { createRoot } from 'react-dom/client'
import { askedFor, fieldsOf, least, most, pattern } from './fields.ts'
import { whenThere } from './watch.ts'
import 'survey-core/survey-core.css'

const model = new Model({
  checkErrorsMode: 'onValueChanged',
  textUpdateMode: 'onTyping',
  elements: fieldsOf(askedFor('n', 20)).map(({ id, label, shownBy }) => ({
    type: 'text',
    name: id,
    title: label,
    isRequired: true,
    maxLength: most,
    validators: [
      { type: 'text', minLength: least },
      { type: 'regex', regex: pattern },
    ],
    ...(shownBy === undefined ? {} : { visibleIf: `{${shownBy}} = 'open'` }),
  })),
})

whenThere('input')
createRoot(document.querySelector('#root')!).render(<Survey model={model} />)
