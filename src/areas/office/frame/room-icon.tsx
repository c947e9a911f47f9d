import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Building2 from 'lucide-react/icons/building-2'
import CircleHelp from 'lucide-react/icons/circle-help'
import FileText from 'lucide-react/icons/file-text'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import Inbox from 'lucide-react/icons/inbox'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MailPlus from 'lucide-react/icons/mail-plus'
import ScrollText from 'lucide-react/icons/scroll-text'
import UserCheck from 'lucide-react/icons/user-check'
import Mail from 'lucide-react/icons/mail'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import type { ComponentType } from 'react'
import type { RoomIcon as Name } from './navigation.ts'

const icons: Record<Name, ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>> = {
  overview: LayoutDashboard,
  inbox: Inbox,
  applications: UserCheck,
  flats: House,
  buildings: Building2,
  jobs: BriefcaseBusiness,
  texts: FileText,
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
