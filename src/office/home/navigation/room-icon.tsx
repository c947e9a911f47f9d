import {
  BriefcaseBusiness,
  Building2,
  ChartColumn,
  CircleHelp,
  FileText,
  History,
  House,
  Inbox,
  LayoutDashboard,
  Mail,
  MailPlus,
  ScrollText,
  Settings,
  ShieldCheck,
  Store,
  TriangleAlert,
  UserCheck,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { RoomIcon as Name } from './navigation.ts'

const icons: Record<Name, ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>> = {
  overview: LayoutDashboard,
  inbox: Inbox,
  applications: UserCheck,
  flats: House,
  buildings: Building2,
  demand: ChartColumn,
  incidents: TriangleAlert,
  jobs: BriefcaseBusiness,
  texts: FileText,
  company: Store,
  templates: MailPlus,
  history: History,
  privacy: ShieldCheck,
  audit: ScrollText,
  mails: Mail,
  team: Users,
  help: CircleHelp,
  settings: Settings,
}

export function RoomIcon({ name, className = 'size-5 shrink-0' }: { name: Name; className?: string }) {
  const Icon = icons[name]
  return <Icon aria-hidden="true" className={className} />
}
