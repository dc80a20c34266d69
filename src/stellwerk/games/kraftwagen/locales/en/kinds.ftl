### Kinds of actions, as the balance page calls them.

kind-choose_start_tile = start tile
kind-take_tile = action tile
kind-choose_action-worker = { action-worker }
kind-choose_action-research = { action-research }
kind-choose_action-body = { action-body }
kind-choose_action-engine = { action-engine }
kind-choose_action-buyer = { action-buyer }
kind-choose_action-grand_prix = { action-grand_prix }
kind-take_card = take a card
kind-activate = development without a worker
kind-take_body = take a body
kind-take_engine = take an engine
kind-clear_workshop = clear a workshop
kind-choose_buyer = choose a buyer
kind-use_porsche = use Ferdinand Porsche
kind-early_sale = early sale
kind-use_diesel = use Rudolf Diesel
kind-offer_body = offer a car
kind-pass = no offer
kind-offer_engine = engine of the car
kind-offer_workers = workers of the car
kind-offer_price = price
kind-offer_marker = engineer
