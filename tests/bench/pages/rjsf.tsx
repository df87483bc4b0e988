import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import type { RJSFSchema } from '@rjsf/utils'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { askedFor, schemaOf } from './fields.ts'
import { whenThere } from './watch.ts'

const schema = schemaOf(askedFor('n', 20)) as RJSFSchema

function Plain() {
  const [data, setData] = useState<unknown>({})
  return (
    <Form
      schema={schema}
      validator={validator}
      formData={data}
      liveValidate
      onChange={({ formData }) => setData(formData)}
    />
  )
}

whenThere('input')
createRoot(document.querySelector('#root')!).render(<Plain />)
