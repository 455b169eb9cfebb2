/** The styles of what only the server renders: the browser's build has their sheets and none of their code. */
import '#ui/icon-text.module.css';
import './footer/legal-line.module.css';
import './header/global-message.module.css';
import './header/navigation.module.css';
import './no-script-notice.module.css';
import './old-browser-notice.module.css';
import './phone-link.module.css';
