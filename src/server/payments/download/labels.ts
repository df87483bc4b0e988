import { linkOptions } from '#engine/field/link-options.ts'
import { display } from '#engine/machine/display.ts'
import type { Facts } from '#engine/rule/types.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { PaymentRow as Row } from '#definition/generated/wire-entities.ts'
import { linkMachines } from '../moves/machines.ts'
import { inWords } from '../../languages/reader.ts'

type LabelOf = (value: string | undefined) => string | undefined

/** The labels of the codes of a payment; an unlabelled code stays as it is. */
export interface Labels {
  /** Returns the state as the list shows it to this reader. */
  shownState: (row: Row, facts: Facts) => string
  state: LabelOf
  approval: LabelOf
  direction: LabelOf
  side: LabelOf
  source: LabelOf
  country: LabelOf
  quoteType: LabelOf
}

const labelsIn = (definitions: Pick<ServerDefinitions, 'library' | 'rules'>): Labels => {
  const machines = linkMachines(definitions)
  const lists = linkOptions(definitions.library.options)
  const labelOf = (...ids: string[]): LabelOf => {
    const labels = new Map(ids.flatMap((id) => lists.get(id) ?? []).map(({ value, label }) => [value, label]))
    return (value) => (value === undefined ? undefined : (labels.get(value) ?? value))
  }
  return {
    shownState: (row, facts) => {
      const machine = machines[row.flow]
      return machine
        ? display(machine, row.payment_state, { ...facts, record: row }).label
        : row.payment_state
    },
    state: labelOf('payment-states', 'legacy-payment-states'),
    approval: labelOf('approval-states'),
    direction: labelOf('payment-types'),
    side: labelOf('payment-sides'),
    source: labelOf('payment-sources'),
    country: labelOf('destinations'),
    quoteType: labelOf('quote-types'),
  }
}

/** Creates the labels of the reader's language, cached per language. */
export const createLabels = ({
  library,
  rules,
}: Pick<ServerDefinitions, 'library' | 'rules'>): (() => Labels) => {
  const made = new WeakMap<object, Labels>()
  return () => {
    const translated = inWords(library)
    const labels = made.get(translated) ?? labelsIn({ library: translated, rules })
    made.set(translated, labels)
    return labels
  }
}

/** The labels, facts and time format that a row is written with. */
export interface LabelledPayment {
  labels: Labels
  facts: Facts
  timeOf: (instant: string) => string
}
