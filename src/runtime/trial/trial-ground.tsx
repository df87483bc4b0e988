import { useState, type ReactNode } from 'react'
import { FieldTypesContext } from '../field/field-types.ts'
import { ServicesContext } from '../field/services.ts'
import type { FieldTypes, RuntimeServices } from '../field/types.ts'
import { RightsContext, type Rights } from '../gate/rights.ts'
import { createQueries, Queries } from '../query/queries.tsx'
import { trialTypes } from './trial-types.tsx'

export interface TrialGroundProps {
  readonly services: RuntimeServices
  readonly rights?: Rights
  readonly fieldTypes?: FieldTypes
  readonly children: ReactNode
}

const everything: Rights = () => ({ verdict: 'yes' })

/** All the runtime needs from whoever starts it. */
export function TrialGround({
  services,
  rights = everything,
  fieldTypes = trialTypes,
  children,
}: TrialGroundProps) {
  const [client] = useState(createQueries)
  return (
    <Queries client={client}>
      <ServicesContext value={services}>
        <RightsContext value={rights}>
          <FieldTypesContext value={fieldTypes}>{children}</FieldTypesContext>
        </RightsContext>
      </ServicesContext>
    </Queries>
  )
}
