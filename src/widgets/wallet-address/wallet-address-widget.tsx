import { groupAddress } from '#values/wallet/wallet-address.ts'
import { walletAddress } from '#engine/field/wallet-address.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { Line } from '../typing/line.tsx'
import { useTyped } from '../typing/use-typed.ts'
import './wallet-address.css'

function mask(typed: string): string {
  return typed.replace(/\s/g, '')
}

export function WalletAddressWidget(props: WidgetProps) {
  const typed = useTyped(props)
  const groups = groupAddress(typed.text).split(' ')
  return (
    <>
      <div className="ptl-mono">
        <Line field={props} typed={typed} mask={mask} autoCapitalize="none" />
      </div>
      {typed.text.length > 10 && (
        <p className="ptl-address" aria-hidden="true">
          {groups.map((group, place) => (
            <span
              key={place}
              className={place === 0 || place >= groups.length - 1 ? 'ptl-address__end' : undefined}
            >
              {group}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

export const walletAddressType: FieldType = { kind: walletAddress, widget: WalletAddressWidget }
