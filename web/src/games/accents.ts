/** The accent colours: every game brings its own as `--accent-<id>`, by day and by night. */
import.meta.glob('./*/accent.css', { eager: true });
