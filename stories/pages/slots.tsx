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

const title = slot('Title', 'as the page is called')
const actions = slot('Actions', 'one of them primary')
const notice = slot('Notice', 'what must be known first')
const ignore = () => undefined

/** The slots of the list, in their places. */
export const listSlots = () =>
  shown(
    <ListTemplate
      title={title}
      actions={actions}
      notice={notice}
      summary={slot('Summary', 'what the whole of it comes to')}
    >
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
      meaning={slot('Meaning', 'what follows from the state')}
      amounts={slot('Amounts', 'the two of a payment together')}
    >
      <DetailsColumns aside={slot('Aside', 'the course, step by step')}>
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
      progress={slot('Progress', 'the stages by name')}
      aside={slot('Aside', 'the summary: who, how much, what it costs')}
      notice={notice}
      heading={slot('Step', 'its title takes the focus')}
      problems={slot('Problems', 'what is wrong, with links')}
      foot={slot('Foot', 'Back, and the one primary action')}
      isOpening={false}
      isBusy={false}
      isFrozen={false}
      onSubmit={ignore}
    >
      {slot('Content', 'one question a row')}
    </WizardTemplate>,
  )

/** The slots of settings, in their places. */
export const settingsSlots = () =>
  shown(
    <SettingsTemplate
      title={title}
      actions={actions}
      notice={notice}
      problems={slot('Problems', 'what is wrong, with links')}
      foot={slot('Foot', 'saves or lets go, while something is edited')}
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
      {slot('Cards', 'each loads, fails and is empty by itself')}
    </DashboardTemplate>,
  )
