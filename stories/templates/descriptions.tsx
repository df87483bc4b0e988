import { Button } from '@blueprintjs/core'
import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import type { Guide, ShownState } from '../book/thing.ts'
import { CaseStep } from '../runtime/case-step.tsx'
import { beneficiaries, quote } from '../runtime/payment-facts.ts'
import { never } from '../runtime/payment-server.ts'
import { pageOf, paymentRows } from '../runtime/table-rows.ts'
import { DetailsPart, ListPart, OverPart } from './parts.tsx'

/** All that a designer needs to know about one shape of a page; its sheet is made of this alone. */
export interface TemplateDescription extends Guide {
  /** How a definition asks for it. */
  readonly named: string
  readonly states: readonly ShownState[]
}

const nothing = () => {}
const failed = () => Promise.reject({ status: 500, title: 'The server could not answer' })
const refused = () => Promise.reject({ status: 403 })

const payment = {
  payment_id: '44444444-4444-4444-8444-444444444444',
  payment_state: 'EXECUTED',
  flow: 'DIRECT',
  side: 'sender',
  payment_type: 'SEND',
  source: 'USER',
  createdAt: '2026-11-20T09:12:00Z',
  quote: quote(0),
  beneficiary: beneficiaries.identities[0],
  internalId: 'INV-2041',
  purposeCode: 'SUPP',
  files: [],
}

const rows = () => pageOf(paymentRows(4), 6012)
const noRows = () => pageOf([], 0)
const aPayment = () => payment
const aFailure = () => ({ ...payment, payment_state: 'FAILED' })

/** Every template by the name of its page in the book. */
export const templates: Readonly<Record<string, TemplateDescription>> = {
  list: {
    title: 'List',
    purpose: 'Many records of one kind. The first row stands above 300 px; filters are chips above it.',
    named: '"table" of a page',
    use: ['For what is looked through, filtered and opened.'],
    avoid: [['Fewer than five facts', 'another page they belong on']],
    words: ['The title is the plural of the record. Nothing yet says what will be here.'],
    keyboard: [
      ['/', 'Comes to the search.'],
      ['↓ ↑', 'Go from row to row.'],
      ['Enter', 'Opens the row.'],
    ],
    heard: 'How many there are is announced after each filter.',
    states: [
      {
        name: 'filled',
        title: 'Filled',
        says: 'Rows, their count and how fresh they are.',
        draw: () => <ListPart answer={rows} />,
      },
      {
        name: 'empty',
        title: 'Empty',
        says: 'What will be here, and the one thing to do.',
        draw: () => <ListPart answer={noRows} />,
      },
      {
        name: 'loading',
        title: 'Loading',
        says: 'Grey rows as high as real ones.',
        draw: () => <ListPart answer={never} />,
      },
      {
        name: 'error',
        title: 'Failed',
        says: 'Why, and the way to try again.',
        draw: () => <ListPart answer={failed} />,
      },
      {
        name: 'refused',
        title: 'Not allowed',
        says: 'Who can open the door.',
        draw: () => <ListPart answer={refused} />,
      },
    ],
  },
  details: {
    title: 'Details',
    purpose:
      'One record: what it is, its amounts, its state and what can be done now; facts in two columns, the course at the side.',
    named: '"details" of a page',
    use: ['For what somebody comes back to.'],
    avoid: [['Something that is only read once', 'the place where it happens']],
    words: ['The state says what happened to the money and what follows.'],
    keyboard: [['Tab', 'Actions first, then what can be copied, in the order in which it is read.']],
    heard: 'The title is the heading; each section is a region.',
    states: [
      {
        name: 'filled',
        title: 'Filled',
        says: 'A payment that was sent.',
        draw: () => <DetailsPart answer={aPayment} />,
      },
      {
        name: 'loading',
        title: 'Loading',
        says: 'Its head keeps its place.',
        draw: () => <DetailsPart answer={never} />,
      },
      {
        name: 'error',
        title: 'Failed',
        says: 'The record says why, and where the money is.',
        draw: () => <DetailsPart answer={aFailure} />,
      },
      {
        name: 'refused',
        title: 'Not allowed',
        says: 'Who can open the door.',
        draw: () => <DetailsPart answer={refused} />,
      },
    ],
  },
  wizard: {
    title: 'Wizard',
    purpose:
      'More than one step. One column, one question a row, one primary action at its foot; the summary beside it.',
    named: '"flow" of a page',
    use: ['For what is sent or changed in more than one step.'],
    avoid: [['One question', 'a dialog']],
    words: ['The last button says what is sent: ‘Send 900.00 GBP’.'],
    keyboard: [
      ['Enter', 'Goes on where a line of text has the focus.'],
      ['Alt ←', 'Goes back; nothing is lost.'],
    ],
    heard: 'The title of the step is the heading that takes the focus; errors are a list of links.',
    states: [
      {
        name: 'filled',
        title: 'A step',
        says: 'As a case of the definition reaches it.',
        draw: () => <CaseStep step="invite-user/person" isPart />,
      },
    ],
  },
  sheet: {
    title: 'Sheet beside a list',
    purpose:
      'A record that is looked at while the list stays. A second click, or its address, opens the page.',
    named: '"as": "sheet" of a page',
    use: ['For a record that is looked at, one after the other.'],
    avoid: [['Something with steps', 'a page of its own']],
    words: ['The title is that of the record.'],
    keyboard: [
      ['Esc', 'Closes it; the row that opened it has the focus again.'],
      ['J K', 'The next record of the list, the one before.'],
    ],
    heard: 'A dialog by its title.',
    states: [
      {
        name: 'filled',
        title: 'Filled',
        says: 'The details of a payment beside their list.',
        draw: () => (
          <OverPart as="sheet" title="Payment of 900.00 GBP">
            <DetailsPart answer={aPayment} />
          </OverPart>
        ),
      },
      {
        name: 'loading',
        title: 'Loading',
        says: 'The frame is there at once.',
        draw: () => (
          <OverPart as="sheet" title="Payment">
            <DetailsPart answer={never} />
          </OverPart>
        ),
      },
    ],
  },
  dialog: {
    title: 'Dialog',
    purpose: 'A question of one step, or a yes that cannot be taken back. It says what follows.',
    named: '"as": "dialog" of a page',
    use: ['Where a yes follows what was just done.'],
    avoid: [['Reading, or anything with a scroll bar', 'a page']],
    words: ['The title is the question, the buttons are its answers.'],
    keyboard: [['Esc', 'Says no, and the focus is where it was.']],
    heard: 'A dialog by its title; what follows is its description.',
    states: [
      {
        name: 'filled',
        title: 'A question',
        says: 'The answer that takes something away is red.',
        draw: () => (
          <OverPart
            as="dialog"
            title="Cancel this payment"
            footer={
              <>
                <Button text="Keep payment" />
                <Button intent="danger" text="Cancel payment" />
              </>
            }
          >
            <p>PAY-2043 has not left yet. The 1,249.90 EUR stay in the wallet.</p>
          </OverPart>
        ),
      },
      {
        name: 'loading',
        title: 'While it is done',
        says: 'The button waits; nothing else can be pressed twice.',
        draw: () => (
          <OverPart
            as="dialog"
            title="Cancel this payment"
            footer={<Button loading intent="danger" text="Cancel payment" />}
          >
            <p>PAY-2043 has not left yet. The 1,249.90 EUR stay in the wallet.</p>
          </OverPart>
        ),
      },
    ],
  },
  place: {
    title: 'Place without content',
    purpose: 'Nothing yet, nothing found, not allowed, not loaded: why, and the one thing to do.',
    named: '"empty" of a table, or what the portal finds',
    use: ['Where something is expected and is not there.'],
    avoid: [['A card that has nothing to say', 'no card']],
    words: ['What will be here, not that nothing is.'],
    heard: 'Announced where it takes the place of what was there.',
    states: [
      {
        name: 'empty',
        title: 'Nothing yet',
        says: 'What will be here.',
        draw: () => (
          <EmptyState
            kind="generic"
            title="No payments yet"
            says="Payments you send are listed here with their state."
            action={{ label: 'Send a payment', onClick: nothing }}
          />
        ),
      },
      {
        name: 'several',
        title: 'Nothing found',
        says: 'The filters are why.',
        draw: () => <EmptyState kind="no-results" action={{ label: 'Clear filters', onClick: nothing }} />,
      },
      {
        name: 'refused',
        title: 'Not allowed',
        says: 'Who opens it.',
        draw: () => <EmptyState kind="no-permission" />,
      },
      {
        name: 'error',
        title: 'Not loaded',
        says: 'It can be tried again.',
        draw: () => <EmptyState kind="load-failed" action={{ label: 'Try again', onClick: nothing }} />,
      },
    ],
  },
}
