### Arten von Aktionen, wie die Seite zur Ausgewogenheit sie nennt.

kind-choose_start_tile = Startplättchen
kind-take_tile = Aktionsplättchen
kind-choose_action-worker = { action-worker }
kind-choose_action-research = { action-research }
kind-choose_action-body = { action-body }
kind-choose_action-engine = { action-engine }
kind-choose_action-buyer = { action-buyer }
kind-choose_action-grand_prix = { action-grand_prix }
kind-take_card = Karte nehmen
kind-activate = Entwicklung ohne Arbeiter
kind-take_body = Karosserie nehmen
kind-take_engine = Motor nehmen
kind-clear_workshop = Halle räumen
kind-choose_buyer = Käufer wählen
kind-use_porsche = Ferdinand Porsche nutzen
kind-early_sale = Sofortverkauf
kind-use_diesel = Rudolf Diesel nutzen
kind-offer_body = Wagen anbieten
kind-pass = kein Angebot
kind-offer_engine = Motor des Wagens
kind-offer_workers = Arbeiter des Wagens
kind-offer_price = Preis
kind-offer_marker = Ingenieur
