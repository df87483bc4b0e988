import { FormGroup, InputGroup } from '@blueprintjs/core'
import { memo, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { askedFor, fieldsOf, least, most, pattern, type BenchField } from './fields.ts'
import { whenThere } from './watch.ts'
import '../../../src/widgets/theme/theme.css'

const allowed = new RegExp(pattern)

const problemOf = (value: string): string | undefined => {
  if (value === '') return 'This is required.'
  if (value.length < least) return `At least ${least} characters.`
  if (value.length > most) return `At most ${most} characters.`
  return allowed.test(value) ? undefined : 'Letters, digits and spaces only.'
}

interface RowProps {
  readonly field: BenchField
  readonly value: string
  readonly onAnswer: (id: string, value: string) => void
}

const Row = memo(function Row({ field, value, onAnswer }: RowProps) {
  const [isTouched, setTouched] = useState(false)
  const problem = isTouched ? problemOf(value) : undefined
  return (
    <FormGroup
      label={field.label}
      labelFor={field.id}
      helperText={problem}
      intent={problem ? 'danger' : 'none'}
    >
      <InputGroup
        id={field.id}
        value={value}
        intent={problem ? 'danger' : 'none'}
        aria-invalid={problem !== undefined}
        onChange={(event) => onAnswer(field.id, event.target.value)}
        onBlur={() => setTouched(true)}
      />
    </FormGroup>
  )
})

function HandWritten({ fields }: { readonly fields: readonly BenchField[] }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const answer = useCallback(
    (id: string, value: string) => setValues((before) => ({ ...before, [id]: value })),
    [],
  )
  return (
    <form>
      {fields
        .filter(({ shownBy }) => shownBy === undefined || values[shownBy] === 'open')
        .map((field) => (
          <Row key={field.id} field={field} value={values[field.id] ?? ''} onAnswer={answer} />
        ))}
    </form>
  )
}

whenThere('input')
createRoot(document.querySelector('#root')!).render(<HandWritten fields={fieldsOf(askedFor('n', 20))} />)
