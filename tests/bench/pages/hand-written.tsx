import { FormGroup, HTMLSelect, InputGroup } from '@blueprintjs/core'
import { memo, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { askedFor, choices, fieldsOf, least, most, patternOf, type BenchField } from './fields.ts'
import { whenThere } from './watch.ts'
import '../../../src/widgets/theme/theme.css'

const allowed = Object.fromEntries(
  Object.entries(patternOf).map(([kind, pattern]) => [kind, new RegExp(pattern)]),
)
const hints = {
  text: 'Letters, digits and spaces only.',
  amount: 'An amount with at most two decimals.',
  date: 'A day as YYYY-MM-DD.',
  iban: 'An IBAN begins with two letters and two digits.',
}

const problemOf = (value: string, kind: BenchField['kind']): string | undefined => {
  if (value === '') return 'This is required.'
  if (kind === 'choice') return undefined
  if (kind !== 'text') return allowed[kind]?.test(value) ? undefined : hints[kind]
  if (value.length < least) return `At least ${least} characters.`
  if (value.length > most) return `At most ${most} characters.`
  return allowed[kind]?.test(value) ? undefined : hints[kind]
}

interface RowProps {
  readonly field: BenchField
  readonly value: string
  readonly onAnswer: (id: string, value: string) => void
}

const Row = memo(function Row({ field, value, onAnswer }: RowProps) {
  const [isTouched, setTouched] = useState(false)
  const problem = isTouched ? problemOf(value, field.kind) : undefined
  return (
    <FormGroup
      label={field.label}
      labelFor={field.id}
      helperText={problem}
      intent={problem ? 'danger' : 'none'}
    >
      {field.kind === 'choice' ? (
        <HTMLSelect
          id={field.id}
          fill
          value={value}
          aria-invalid={problem !== undefined}
          options={['', ...choices]}
          onChange={(event) => onAnswer(field.id, event.target.value)}
          onBlur={() => setTouched(true)}
        />
      ) : (
        <InputGroup
          id={field.id}
          value={value}
          intent={problem ? 'danger' : 'none'}
          aria-invalid={problem !== undefined}
          {...(field.kind === 'amount' ? { inputMode: 'decimal' as const } : {})}
          onChange={(event) => onAnswer(field.id, event.target.value)}
          onBlur={() => setTouched(true)}
        />
      )}
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
