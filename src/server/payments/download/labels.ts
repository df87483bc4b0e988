import { linkOptions } from '#engine/field/link-options.ts'
import { display } from '#engine/machine/display.ts'
import type { Facts } from '#engine/rule/types.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { PaymentRow as Row } from '#definition/generated/wire-entities.ts'
import { linkMachines } from '../moves/machines.ts'
import { inWords } from '../../languages/reader.ts'

type LabelOf = (value: string | undefined) => string | undefined

/** The words of the screen for the codes of a payment; what nobody named stays a code. */
export interface Labels {
  /** The state as the list shows it to whom the facts are about. */
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

/** The words of the screen as the present reader reads them; made once for each language. */
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

/** What a writer needs to say a payment to whoever takes the file along. */
export interface LabelledPayment {
  labels: Labels
  facts: Facts
  timeOf: (instant: string) => string
}
