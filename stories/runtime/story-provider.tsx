import { useMemo, useState, type ReactNode } from 'react'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { FieldTypesContext, KindsContext } from '#runtime/field/field-types.ts'
import { ServicesContext } from '#runtime/field/services.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'
import { Announcer, createAnnouncements } from '#runtime/form/announcer.tsx'
import { FormThemeContext, type FormTheme } from '#runtime/form/nested/theme.ts'
import { RightsContext, type Rights } from '#runtime/gate/rights.ts'
import { createQueries, Queries } from '#runtime/query/queries.tsx'
import { fieldTypes, kinds } from '#widgets/index.ts'
import { blueprintTheme } from '#widgets/theme/theme.ts'
import { facts } from './payment-facts.ts'
import { machines } from './payment-machine.ts'
import { options } from './payment-flow.ts'

export interface StoryProviderProps {
  readonly services: RuntimeServices
  readonly rights?: Rights
  /** It is one of several on a page, which has the `main` element. */
  readonly isPart?: true
  readonly children: ReactNode
}

const theme = Promise.resolve(blueprintTheme as FormTheme)
const loadTheme = () => theme
const everything: Rights = () => ({ verdict: 'yes' })

/** Provides the contexts that the portal gives to the runtime. */
export function StoryProvider({ services, rights = everything, isPart, children }: StoryProviderProps) {
  const [client] = useState(createQueries)
  const [announcements] = useState(createAnnouncements)
  const heard = useMemo(() => ({ ...services, announce: announcements.announce }), [services, announcements])
  const details = useMemo(() => ({ facts, options, machines, zone: 'Europe/London' }), [])
  return (
    <Queries client={client}>
      <ServicesContext value={heard}>
        <RightsContext value={rights}>
          <FieldTypesContext value={fieldTypes}>
            <KindsContext value={kinds}>
              <FormThemeContext value={loadTheme}>
                <DetailsContext value={details}>
                  {isPart ? children : <main>{children}</main>}
                  <Announcer from={announcements} />
                </DetailsContext>
              </FormThemeContext>
            </KindsContext>
          </FieldTypesContext>
        </RightsContext>
      </ServicesContext>
    </Queries>
  )
}
