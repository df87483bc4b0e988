import type { ReactNode } from 'react'

export const Stack = ({ children, width = 880 }: { children: ReactNode; width?: number }) => (
  <div style={{ display: 'grid', gap: 24, maxWidth: width, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {children}
  </div>
)

export const Line = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
)
