import { Button } from '@blueprintjs/core'
import { OverPart } from './over-part.tsx'

/** A question before a destructive action. */
export function Question({ isWorking = false }: { readonly isWorking?: boolean }) {
  return (
    <OverPart
      as="dialog"
      title="Cancel this payment"
      footer={
        <>
          {!isWorking && <Button text="Keep payment" />}
          <Button loading={isWorking} intent="danger" text="Cancel payment" />
        </>
      }
    >
      <p>PAY-2043 has not left yet. The 1,249.90 EUR stay in the wallet.</p>
    </OverPart>
  )
}
