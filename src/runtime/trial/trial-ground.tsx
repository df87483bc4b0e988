import { useMemo, useState, type ReactNode } from 'react'
import { FieldTypesContext, KindsContext } from '../field/field-types.ts'
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
  const kinds = useMemo(
    () => new Map([...fieldTypes].map(([type, { kind }]) => [type, kind] as const)),
    [fieldTypes],
  )
  return (
    <Queries client={client}>
      <ServicesContext value={services}>
        <RightsContext value={rights}>
          <FieldTypesContext value={fieldTypes}>
            <KindsContext value={kinds}>{children}</KindsContext>
          </FieldTypesContext>
        </RightsContext>
      </ServicesContext>
    </Queries>
  )
}
