import { Error as ErrorIcon, InfoSign, Circle, TickCircle, Time, WarningSign } from '@blueprintjs/icons'
import type { ComponentType } from 'react'
import type { MachineState } from '#definition/generated/machine.ts'
import './status-tag.css'

export type Tone = MachineState['tone']

const icons: Readonly<Record<Tone, ComponentType<{ size?: number }>>> = {
  neutral: Circle,
  waiting: Time,
  info: InfoSign,
  success: TickCircle,
  warning: WarningSign,
  danger: ErrorIcon,
}

/** A state is text, icon and tone, never colour alone. */
export function StatusTag({ label, tone }: { readonly label: string; readonly tone: Tone }) {
  const Icon = icons[tone]
  return (
    <span className={`ptl-status ptl-status--${tone}`}>
      <Icon size={12} />
      {label}
    </span>
  )
}
