import type { ReactNode } from 'react'
import { DashboardTemplate } from '#runtime/template/dashboard-template.tsx'
import { DetailsColumns, DetailsTemplate } from '#runtime/template/details-template.tsx'
import { ListTemplate } from '#runtime/template/list-template.tsx'
import { SettingsTemplate } from '#runtime/template/settings-template.tsx'
import { WizardTemplate } from '#runtime/template/wizard-template.tsx'

/** A place of a template that a page fills. */
const slot = (name: string, says: string) => (
  <span className="book-slot">
    <strong>{name}</strong> {says}
  </span>
)

const shown = (template: ReactNode) => (
  <section className="book-slots" aria-label="What stands where">
    {template}
  </section>
)

const title = slot('Title', 'the name of the page')
const actions = slot('Actions', 'one of them primary')
const notice = slot('Notice', 'the most important facts')
const ignore = () => undefined

/** The slots of the list, in their places. */
export const listSlots = () =>
  shown(
    <ListTemplate title={title} actions={actions} notice={notice} summary={slot('Summary', 'the total')}>
      {slot('Filters and rows', 'views, search and chips, then the table, its count and its pages')}
    </ListTemplate>,
  )

/** The slots of details, in their places. */
export const detailsSlots = () =>
  shown(
    <DetailsTemplate
      title={title}
      status={slot('State', 'text and icon')}
      actions={actions}
      notice={notice}
      meaning={slot('Meaning', 'the next step')}
      amounts={slot('Amounts', 'both amounts of a payment')}
    >
      <DetailsColumns aside={slot('Aside', 'the history, step by step')}>
        {slot('Section', 'facts by name')}
        {slot('Section', 'facts by name')}
      </DetailsColumns>
    </DetailsTemplate>,
  )

/** The slots of the wizard, in their places. */
export const wizardSlots = () =>
  shown(
    <WizardTemplate
      title={title}
      progress={slot('Progress', 'the names of the stages')}
      aside={slot('Aside', 'the summary: who, how much, what it costs')}
      notice={notice}
      heading={slot('Step', 'its title takes the focus')}
      problems={slot('Problems', 'the errors, with links')}
      foot={slot('Foot', 'Back, and the one primary action')}
      isOpening={false}
      isBusy={false}
      isFrozen={false}
      onSubmit={ignore}
    >
      {slot('Content', 'one question per row')}
    </WizardTemplate>,
  )

/** The slots of settings, in their places. */
export const settingsSlots = () =>
  shown(
    <SettingsTemplate
      title={title}
      actions={actions}
      notice={notice}
      problems={slot('Problems', 'the errors, with links')}
      foot={slot('Foot', 'saves or discards, while a section is edited')}
      onSubmit={ignore}
    >
      {slot('Section', 'read first, then edited')}
      {slot('Section', 'read first, then edited')}
    </SettingsTemplate>,
  )

/** The slots of the dashboard, in their places. */
export const dashboardSlots = () =>
  shown(
    <DashboardTemplate title={title} actions={actions} notice={notice}>
      {slot('Cards', 'each loads, fails and is empty on its own')}
    </DashboardTemplate>,
  )
