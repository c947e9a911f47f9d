import Inbox from 'lucide-react/icons/inbox'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Users from 'lucide-react/icons/users'
import type { ComponentType } from 'react'
import type { RoomIcon as Name } from './navigation.ts'

const icons: Record<Name, ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>> = {
  overview: LayoutDashboard,
  inbox: Inbox,
  team: Users,
}

export function RoomIcon({ name, className = 'size-5 shrink-0' }: { name: Name; className?: string }) {
  const Icon = icons[name]
  return <Icon aria-hidden="true" className={className} />
}
